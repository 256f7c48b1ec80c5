/** A picture of a text: its file, or null where the program it was copied in kept it to itself. */
export type Picture = { name: string; file: File | null }

/** Addresses that any reader can open need nothing done. */
const PICTURES = /<img\b[^>]*?\bsrc\s*=\s*(["'])(?!https?:|\/)(.+?)\1/gis
const DATA = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/i

/** The pictures of pasted HTML that stand in no page: those that came along, and those that did not. */
export function pastedPictures(html: string): Picture[] {
  return [...html.matchAll(PICTURES)].map(([, , src = ''], at) => {
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
