import { actionFragment } from '../action.groq.ts'
import { linkFragment } from '../link.groq.ts'
import { pictureFragment } from '../picture.groq.ts'

/** An image in a text, with its caption. */
export const captionedPictureFragment = /* groq */ `{
  "picture": picture${pictureFragment},
  "caption": coalesce(caption, "")
}`

/** A table: its caption, its columns, and a list of cells per row. */
export const dataTableFragment = /* groq */ `{
  "caption": coalesce(caption, ""),
  "columns": coalesce(columns, []),
  "rowHeadings": coalesce(rowHeadings, true),
  "rows": coalesce(rows, [])[]{ _key, "cells": coalesce(cells, []) }
}`

/** A file to download: its title, name, type and size. */
const fileDownloadFragment = /* groq */ `{
  "title": coalesce(title, ""),
  "file": file.asset->{
    "id": _id,
    "name": coalesce(originalFilename, ""),
    "extension": coalesce(extension, ""),
    "size": coalesce(size, 0)
  }
}`

/** A video of our own in a text. Its files are asset ids. */
export const uploadedVideoFragment = /* groq */ `{
  "title": coalesce(title, ""),
  "file": coalesce(file.asset._ref, ""),
  "captions": coalesce(captions.asset._ref, ""),
  "captionsLanguage": coalesce(captionsLanguage, ""),
  "poster": poster${pictureFragment},
  "transcript": coalesce(transcript, "")
}`

/** Blocks as stored. Links include the parts of their target, other objects their content. */
export const richTextFragment = /* groq */ `[]{
  ...,
  _type == "block" => { "markDefs": coalesce(markDefs, [])[]{ _key, _type, ...${linkFragment} } },
  _type == "action" => ${actionFragment},
  _type == "captionedPicture" => ${captionedPictureFragment},
  _type == "dataTable" => ${dataTableFragment},
  _type == "fileDownload" => ${fileDownloadFragment},
  _type == "uploadedVideo" => ${uploadedVideoFragment}
}`
