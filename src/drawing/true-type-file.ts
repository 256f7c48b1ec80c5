export type FontTables = Map<string, Buffer>

/** A TrueType file of these tables. */
export function writeTrueType(tables: FontTables, flavor: number): Buffer {
  const names = [...tables.keys()].sort()
  const header = Buffer.alloc(12 + names.length * 16)
  const power = 2 ** Math.floor(Math.log2(names.length))
  header.writeUInt32BE(flavor, 0)
  header.writeUInt16BE(names.length, 4)
  header.writeUInt16BE(power * 16, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((names.length - power) * 16, 10)
  const parts = [header]
  let offset = header.length
  for (const [index, name] of names.entries()) {
    const table = tables.get(name) ?? Buffer.alloc(0)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    const at = 12 + index * 16
    header.write(name, at, 'latin1')
    header.writeUInt32BE(checksum(padded), at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(table.length, at + 12)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

/** `head` with indexToLocFormat set to long offsets, the only kind that is written here. */
export function withLongLoca(head: Buffer = Buffer.alloc(54)): Buffer {
  const copy = Buffer.from(head)
  copy.writeInt16BE(1, 50)
  return copy
}

function checksum(padded: Buffer): number {
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
