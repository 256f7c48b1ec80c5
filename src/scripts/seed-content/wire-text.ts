/**
 * Short spellings for the wire format, so that posts can be read in the source.
 * Inline text is HTML as the editor writes it: `&lt;` for a less-than sign, `<code>` for code.
 */
type Align = 'left' | 'center' | 'right' | 'justify'

const tag = (name: string, text: string, align?: Align) =>
  `<${name}${align ? ` style="text-align: ${align};"` : ''}>${text}</${name}>`

export const p = (text: string, align?: Align) => tag('p', text, align)
export const h1 = (text: string, align?: Align) => tag('h1', text, align)
export const h2 = (text: string, align?: Align) => tag('h2', text, align)
export const h3 = (text: string, align?: Align) => tag('h3', text, align)
export const quote = (...blocks: string[]) => `<blockquote>${blocks.join('')}</blockquote>`
export const hr = '<hr>'

/** A list item that holds more than one line of text. */
export const item = (text: string, ...blocks: string[]) => p(text) + blocks.join('')

const body = (text: string) => (text.startsWith('<p>') ? text : p(text))
const items = (texts: string[]) => texts.map((text) => `<li>${body(text)}</li>`).join('')

export const ul = (...texts: string[]) => `<ul>${items(texts)}</ul>`
export const ol = (...texts: string[]) => `<ol>${items(texts)}</ol>`
export const olFrom = (start: number, ...texts: string[]) =>
  `<ol start="${start}">${items(texts)}</ol>`

export const done = (text: string) => taskItem(text, true)
export const open = (text: string) => taskItem(text, false)
export const tasks = (...parts: string[]) => `<ul data-type="taskList">${parts.join('')}</ul>`

function taskItem(text: string, isDone: boolean): string {
  const box = `<input type="checkbox"${isDone ? ' checked="checked"' : ''}>`
  return `<li data-checked="${isDone}" data-type="taskItem"><label>${box}<span></span></label><div>${body(text)}</div></li>`
}

export const a = (href: string, text: string) =>
  `<a target="_blank" rel="noopener noreferrer nofollow" href="${href}">${text}</a>`
export const colour = (hex: string, text: string) => `<span style="color: ${hex};">${text}</span>`
export const mark = (text: string, hex?: string) =>
  hex
    ? `<mark data-color="${hex}" style="background-color: ${hex}; color: inherit;">${text}</mark>`
    : `<mark>${text}</mark>`
export const img = (src: string, alt: string, title?: string) =>
  `<img src="${src}" alt="${alt}"${title ? ` title="${title}"` : ''}>`

const escaped = (code: string) =>
  code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The toolbar's code block. */
export const pre = (language: string, code: string) =>
  `<pre><code class="language-${language}">${escaped(trimmed(code))}</code></pre>`
/** The dialog's code block. */
export const fence = (language: string, code: string) =>
  `\`\`\`${language}\n${trimmed(code)}\n\`\`\``
/** What a click on a media item appends. */
export const picture = (alt: string, src: string) => `![${alt}](${src})`

// Code starts on the line after the opening quote.
const trimmed = (code: string) => code.replace(/^\n/, '').trimEnd()

/** Joins blocks: HTML runs on, fences and pictures stand in paragraphs of their own. */
export const wire = (...blocks: string[]) =>
  blocks.reduce((text, block, index) => {
    const isRun = block.startsWith('<') && (blocks[index - 1] ?? '').startsWith('<')
    return text + (index === 0 || isRun ? '' : '\n\n') + block
  }, '')
