/** An image of pasted text: its file, or null when the source program did not put it on the clipboard. */
export type PastedImage = { name: string; file: File | null }

const IMAGE = /<img\b[^>]*>/gi
/** Sources that only the source program can read; public URLs need no upload. */
const SOURCE = /\bsrc\s*=\s*(["'])((?:file|cid|blob|data:image\/(?:png|jpeg|gif|webp|avif)).*?)\1/is
/** Google Docs draws a checkbox as an image. */
const BOX = /\baria-roledescription="checkbox"/i
const DATA = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/i

export function pastedImages(html: string): PastedImage[] {
  const tags = [...html.matchAll(IMAGE)].map(([tag]) => tag).filter((tag) => !BOX.test(tag))
  const sources = tags.flatMap((tag) => SOURCE.exec(tag)?.[2] ?? [])
  return sources.map((src, at) => {
    const name = `Image ${at + 1}`
    const [, type, data] = DATA.exec(src) ?? []
    return { name, file: type && data ? fileOf(name, type, data) : null }
  })
}

function fileOf(name: string, type: string, data: string): File | null {
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    return new File([bytes], `${name}.${type.slice('image/'.length)}`, { type })
  } catch {
    return null
  }
}
