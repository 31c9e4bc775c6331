import { Card, Flex, Text } from '@sanity/ui'
import type { Email } from './use-newsletter.ts'

export const previewModes = {
  desktop: 'Desktop',
  phone: 'Phone',
  dark: 'Dark mode',
  text: 'Plain text',
}
export type PreviewMode = keyof typeof previewModes

/** In pixels. */
const widths = { desktop: '100%', dark: '100%', phone: '375px' }

type EmailPreviewProps = { email: Pick<Email, 'subject' | 'html' | 'text'>; mode: PreviewMode }

/** An email as an inbox shows it. Its links do nothing here. */
export function EmailPreview({ email, mode }: EmailPreviewProps) {
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
