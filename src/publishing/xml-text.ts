import { escapeHtml } from '#src/lib/format/escape-html.ts'

// Characters that XML 1.0 forbids, even escaped; lone surrogates are replaced before.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const clean = (value: string) => value.toWellFormed().replace(FORBIDDEN, '')

export const escapeXml = (value: string): string => escapeHtml(clean(value))

export const xmlCdata = (html: string): string =>
  `<![CDATA[${clean(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

export const xmlElement = (name: string, value: string): string =>
  `<${name}>${escapeXml(value)}</${name}>`

export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'

/** Style sheet for feeds in browsers, which no longer apply XSLT. */
export const FEED_STYLE = '<?xml-stylesheet type="text/css" href="/feed.css"?>\n'
