import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { type CustomValidator, getPublishedId } from 'sanity'

/** Requires one playbook per week and language. */
export const uniqueWeek: CustomValidator<number | undefined> = async (week, context) => {
  const document = context.document
  if (!week || !document) return true
  const id = getPublishedId(document._id)
  const other = await context
    .getClient({ apiVersion })
    .fetch<string | null>(
      `*[_type == "playbook" && language == $language && week == $week && !(_id in [$id, "drafts." + $id]) && !sanity::versionOf($id)][0].title`,
      { language: document.language ?? null, week, id },
      { perspective: 'raw', tag: 'one-playbook-a-week' },
    )
  return other ? `Week ${week} already has a playbook in this language: “${other}”.` : true
}
