import { THEMES } from '#src/lib/color/themes.ts'
import type { Theme } from '#src/lib/color/themes.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'

const colors = ({ backgrounds, lines, texts, states }: Theme) =>
  Object.entries({ ...backgrounds, ...lines, ...texts, ...states })
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')

/** Works without files, scripts and the application. The CSP contains its hash. */
export const PLAIN_STYLE = `
:root{color-scheme:light dark;${colors(THEMES.light)}}
@media(prefers-color-scheme:dark){:root{${colors(THEMES.dark)}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;align-items:center;background:var(--bg);color:var(--text);font:1.0625rem/1.65 "Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
main{width:100%;max-width:45rem;margin:0 auto;padding:5rem 1.25rem}
.comment{margin:0;color:var(--muted);font:.9375rem/1.5 ui-monospace,Menlo,Consolas,monospace}
h1{margin:.75rem 0 0;font-size:clamp(2rem,5vw,3.25rem);line-height:1.1;letter-spacing:-.02em;font-weight:600}
.lead{margin:1.25rem 0 0;max-width:36rem;font-size:1.25rem;line-height:1.5;color:var(--muted)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2.25rem}
.action{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:0 1.25rem;border:1px solid var(--control);border-radius:10px;background:var(--surface);color:var(--text);font-family:inherit;font-size:.9375rem;font-weight:500;text-decoration:none;cursor:pointer}
.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
form{margin-top:2.25rem;display:grid;gap:1.25rem}
label{display:block;margin-bottom:.375rem;font-size:.8125rem;font-weight:500;color:var(--muted)}
input,textarea{display:block;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--control);border-radius:10px;background:var(--surface);color:var(--text);font:inherit;font-size:1rem}
[aria-invalid]{border-color:var(--danger)}
.fault{margin:.375rem 0 0;font-size:.8125rem;color:var(--danger)}
.trap{position:absolute;left:-200vw}
`

type PlainPage = {
  comment: string
  title: string
  text: string
  more?: string
  links: readonly { href: string; label: string }[]
}

/** A complete HTML document. The first link is the primary action, unless there is `more`. */
export function plainPage({ comment, title, text, more = '', links }: PlainPage): string {
  const actions = links.map(({ href, label }, index) => {
    const className = index === 0 && more === '' ? 'action main' : 'action'
    return `<a class="${className}" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${PLAIN_STYLE}</style>
</head>
<body>
<main>
<p class="comment" aria-hidden="true">// ${escapeHtml(comment)}</p>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(text)}</p>
${more}
<p class="actions">${actions.join('')}</p>
</main>
</body>
</html>
`
}
