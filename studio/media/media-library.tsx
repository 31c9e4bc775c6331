import { locales } from '@tidewright/contracts/locales.ts'
import type { MouseEvent } from 'react'
import { definePlugin, type Tool } from 'sanity'
import { media } from 'sanity-plugin-media'

/** Sanity's media plugin, with alternative texts per language. See docs/decisions/0031-media-library.md. */
export const mediaLibrary = definePlugin({
  name: 'media-library',
  plugins: [media({ locales: locales.map(({ id, name }) => ({ id, title: name })) })],
  schema: {
    // Tags and folders are edited in the library only.
    types: (types) =>
      types.map((type) =>
        type.name.startsWith('media.') ? { ...type, __experimental_omnisearch_visibility: false } : type,
      ),
  },
  tools: (tools) => tools.map((tool) => (tool.name === 'media' ? withQuestion(tool) : tool)),
})

/** “Replace” changes published pages at once, and the plugin doesn't ask. Its dialogs are inside of its component, too. */
function withQuestion(tool: Tool): Tool {
  const Media = tool.component
  return {
    ...tool,
    component: (props) => (
      <div style={{ height: '100%' }} onClickCapture={askBeforeReplace}>
        <Media {...props} />
      </div>
    ),
  }
}

function askBeforeReplace(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button?.textContent !== 'Replace') return
  const question =
    'The image you choose next will replace this one on every page, at once and without Publish. Alternative texts stay as they are, and there is no undo. Continue?'
  if (!window.confirm(question)) event.stopPropagation()
}
