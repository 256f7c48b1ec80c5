/** The entries of a ZIP archive with uncompressed files, by its central directory. */
export function zipEntries(zip: Buffer): { name: string; bytes: Buffer }[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [size, nameLength, extraLength] = [24, 28, 30].map((offset) =>
      offset === 24 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    ) as [number, number, number]
    const start = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32)
    return { name, bytes: zip.subarray(data, data + size) }
  })
}
