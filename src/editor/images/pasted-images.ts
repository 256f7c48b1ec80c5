/** A picture of a text: its file, or null where the program it was copied in kept it to itself. */
export type PastedImage = { name: string; file: File | null }

const IMAGE = /<img\b[^>]*>/gi
/** What stands beside the text in other programs; addresses that any reader can open need nothing done. */
const SOURCE = /\bsrc\s*=\s*(["'])((?:file|cid|blob|data:image\/(?:png|jpeg|gif|webp|avif)).*?)\1/is
/** A drawing of a box to tick stands for the box. */
const BOX = /\baria-roledescription="checkbox"/i
const DATA = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/i

/** The pictures of pasted HTML that stand in no page: those that came along, and those that did not. */
export function pastedImages(html: string): PastedImage[] {
  const tags = [...html.matchAll(IMAGE)].map(([tag]) => tag).filter((tag) => !BOX.test(tag))
  const sources = tags.flatMap((tag) => SOURCE.exec(tag)?.[2] ?? [])
  return sources.map((src, at) => {
    const name = `Picture ${at + 1}`
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
