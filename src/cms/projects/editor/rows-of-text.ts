import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import { addressesOf, nameOfAddress } from '#src/lib/format/address-name.ts'

/** `0.9 s`, `−38 %`, `40,000`: a number with its unit, at the beginning. */
const FIGURE = /^(\S*\d\S*(?:\s(?:ms|s|min|h|days?|weeks?|[kMGT]B|%|×|x|€|\$)(?=\s))?)\s+(.+)$/

/** Outcomes of a line, one for each part between semicolons: its figure and what that counts. */
export const outcomesOf = (text: string): EditedProject['outcomes'] =>
  text.split(/[;\n]/).flatMap((part) => {
    const [, figure = '', meaning = part.trim()] = FIGURE.exec(part.trim()) ?? []
    return meaning ? [{ figure, meaning }] : []
  })

/** Links of a line of addresses, named by where they lead. */
export const linksOf = (text: string): EditedProject['links'] =>
  addressesOf(text).map((url) => ({ label: nameOfAddress(url), url }))
