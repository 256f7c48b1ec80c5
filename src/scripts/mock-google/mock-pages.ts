import { escapeHtml } from '#src/lib/format/escape-html.ts'
import type { AccountGroup, MockAccount } from './mock-accounts.ts'

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f3f4f6, #14171c); color: light-dark(#1a1d23, #e8eaee) }
main { max-width: 34rem; margin: 6vh auto; padding: 0 1rem 3rem }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; letter-spacing: -.01em }
h2 { font-size: .9rem; margin: 2rem 0 .5rem; color: light-dark(#4a5160, #a9b1bf) }
p { margin: 0 0 .5rem; color: light-dark(#4a5160, #a9b1bf) }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid light-dark(#d5d9e0, #343a45); border-radius: 12px; overflow: hidden; background: light-dark(#fff, #1c2027) }
li + li { border-top: 1px solid light-dark(#e5e8ed, #2a303a) }
button { all: unset; box-sizing: border-box; width: 100%; padding: .7rem 1rem; cursor: pointer; display: grid; gap: .1rem }
button:hover { background: light-dark(#f3f6fb, #242a34) }
button:focus-visible { outline: 3px solid light-dark(#2456c9, #8fb2ff); outline-offset: -3px }
strong { font-weight: 600 }
small { color: light-dark(#4a5160, #a9b1bf); overflow-wrap: anywhere }
`

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`

const item = ({ id, name, email, hint }: MockAccount) =>
  `<li><button name="account" value="${escapeHtml(id)}" aria-label="${escapeHtml(name)}" aria-describedby="about-${escapeHtml(id)}">
<strong>${escapeHtml(name)}</strong><small id="about-${escapeHtml(id)}">${escapeHtml([email, hint].filter(Boolean).join(' · '))}</small></button></li>`

export function chooserPage(groups: AccountGroup[], request: URLSearchParams): string {
  const hidden = [...request]
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('')
  const lists = groups
    .map(
      ({ title, accounts }) =>
        `<section aria-label="${escapeHtml(title)}"><h2>${escapeHtml(title)}</h2><ul>${accounts.map(item).join('')}</ul></section>`,
    )
    .join('')
  return page(
    'This is not Google',
    `<h1>This is not Google</h1>
<p>It stands in for Google on this machine, so that Folio can be tried without an account. Choose who signs in.</p>
<form method="post">${hidden}${lists}</form>`,
  )
}

export const requestErrorPage = (reason: string) =>
  page('Request refused', `<h1>Request refused</h1><p>${escapeHtml(reason)}</p>`)
