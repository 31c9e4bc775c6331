import { pictureFragment } from '../picture.groq.ts'

/** A video of our own in a text. Its files are asset ids. */
export const uploadedVideoFragment = /* groq */ `{
  "title": coalesce(title, ""),
  "file": coalesce(file.asset._ref, ""),
  "captions": coalesce(captions.asset._ref, ""),
  "captionsLanguage": coalesce(captionsLanguage, ""),
  "poster": poster${pictureFragment},
  "transcript": coalesce(transcript, "")
}`
