import { escapeHtml } from '#src/lib/format/escape-html.ts'

// What XML 1.0 has no character for, not even escaped; half surrogate pairs are made whole before.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const clean = (value: string) => value.toWellFormed().replace(FORBIDDEN, '')

/** A value as text or attribute of an XML document. */
export const escapeXml = (value: string): string => escapeHtml(clean(value))

/** Longer HTML inside an XML document, readable as it is. */
export const xmlCdata = (html: string): string =>
  `<![CDATA[${clean(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

/** `<name>value</name>`, escaped. */
export const xmlElement = (name: string, value: string): string =>
  `<${name}>${escapeXml(value)}</${name}>`

export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'
