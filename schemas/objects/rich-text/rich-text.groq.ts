import { actionFragment } from '../action.groq.ts'
import { linkFragment } from '../link.groq.ts'
import { captionedPictureFragment } from './captioned-picture.groq.ts'
import { dataTableFragment } from './data-table.groq.ts'
import { fileDownloadFragment } from './file-download.groq.ts'
import { uploadedVideoFragment } from './uploaded-video.groq.ts'

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
