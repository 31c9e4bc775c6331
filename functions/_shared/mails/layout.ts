import { escapeHtml } from './mail.ts'

/** The HTML frame of every mail: one column of tables with inline styles, which is what mail programs agree on. */
export function mailLayout(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#faf7f2;color:#0e1b2a;font:16px/1.5 'Instrument Sans',Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-top:4px solid #0f6e6e">
<tr><td style="padding:32px">
<h1 style="margin:0 0 24px;font:600 24px/1.25 Fraunces,Georgia,serif">${escapeHtml(title)}</h1>
${content}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}
