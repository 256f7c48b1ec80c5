import type { Locator } from 'playwright'

type Clipboard = {
  /** Content by media type. */
  texts?: Record<string, string>
  files?: { name: string; type: string; bytes: Buffer }[]
}

/** Dispatches a paste, or an event of dragging at the start of the target, with this content. */
export const give = (
  target: Locator,
  way: 'paste' | 'dragenter' | 'dragleave' | 'drop',
  clipboard: Clipboard,
) => {
  const { texts = {}, files = [] } = clipboard
  const sent = files.map(({ bytes, ...file }) => ({ ...file, base64: bytes.toString('base64') }))
  return target.evaluate(
    (element, { way, texts, sent }) => {
      const data = new DataTransfer()
      for (const [type, text] of Object.entries(texts)) data.setData(type, text)
      for (const { name, type, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
        data.items.add(new File([bytes], name, { type }))
      }
      const { left, top } = element.getBoundingClientRect()
      const options = { bubbles: true, cancelable: true }
      const event =
        way === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent(way, {
              ...options,
              dataTransfer: data,
              clientX: left + 60,
              clientY: top + 30,
            })
      element.dispatchEvent(event)
    },
    { way, texts, sent },
  )
}
