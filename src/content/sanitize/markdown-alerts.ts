import type { MarkedExtension } from 'marked'

const ALERT = /^<p>\[!(note|tip|important|warning|caution)\][ \t]*(?:<br>)?(?:\n|(<\/p>))/i

/** GitHub's alerts, `> [!NOTE]`, as quotations that begin with their kind. */
export const markdownAlerts = {
  renderer: {
    blockquote({ tokens }) {
      const html = this.parser.parse(tokens).replace(ALERT, (_, kind: string, end = '') => {
        const name = kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase()
        return `<p><strong>${name}</strong></p>${end === '' ? '<p>' : ''}`
      })
      return `<blockquote>\n${html}</blockquote>\n`
    },
  },
} satisfies MarkedExtension
