import { pictureFragment } from '../../objects/picture.groq.ts'

/** A video behind its poster. */
export const videoFragment = /* groq */ `{
  "title": coalesce(title, ""),
  "kind": coalesce(kind, "hosted"),
  "url": coalesce(url, ""),
  "fileId": coalesce(file.asset._ref, ""),
  "captionsId": coalesce(captions.asset._ref, ""),
  "poster": poster${pictureFragment},
  "transcript": coalesce(transcript, "")
}`
