/** RFC 6266: ASCII and RFC 5987 forms. No character of `name` can end the header or its quotes. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string | null): string {
  if (name === null) return kind
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/gu, '_')
  const coded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${coded}`
}
