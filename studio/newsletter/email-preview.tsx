import { Card, Flex, Text } from '@sanity/ui'
import type { Email } from './newsletter-responses.ts'

export const previewModes = [
  { value: 'desktop', title: 'Desktop' },
  { value: 'phone', title: 'Phone' },
  { value: 'dark', title: 'Dark mode' },
  { value: 'text', title: 'Plain text' },
] as const
export type PreviewMode = (typeof previewModes)[number]['value']

/** In pixels. */
const widths = { desktop: '100%', dark: '100%', phone: '375px' }

/** An email as an inbox shows it. Its links do nothing here. */
export function EmailPreview({ email, mode }: { email: Email; mode: PreviewMode }) {
  if (mode === 'text')
    return (
      <Card border radius={2} padding={3} overflow="auto" tabIndex={0} style={{ maxHeight: 700 }}>
        <pre style={{ margin: 0, fontSize: 13, lineHeight: 1.5, whiteSpace: 'pre-wrap' }}>{email.text}</pre>
      </Card>
    )
  return (
    <Card border radius={2} overflow="hidden">
      <Card borderBottom padding={3}>
        <Text size={1} weight="medium">
          {email.subject}
        </Text>
      </Card>
      <Flex justify="center">
        <iframe
          title="Preview of the email"
          sandbox=""
          srcDoc={withScheme(email.html, mode === 'dark')}
          style={{ width: widths[mode], height: 700, border: 0 }}
        />
      </Flex>
    </Card>
  )
}

/** Shows an email in the light or dark scheme, whatever the editor's own is. */
function withScheme(html: string, isDark: boolean): string {
  return html.replaceAll('@media (prefers-color-scheme:dark)', isDark ? '@media all' : '@media not all')
}
