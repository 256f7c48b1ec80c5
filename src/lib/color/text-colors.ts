/** S9-editor-02. The wire has `hex` in upper case; screens use `name` for a class that is readable in any theme. */
export const TEXT_COLORS = [
  { name: 'black', label: 'Black', hex: '#000000' },
  { name: 'graphite', label: 'Dark grey', hex: '#374151' },
  { name: 'grey', label: 'Grey', hex: '#6B7280' },
  { name: 'silver', label: 'Light grey', hex: '#9CA3AF' },
  { name: 'brown', label: 'Brown', hex: '#92400E' },
  { name: 'red', label: 'Red', hex: '#EF4444' },
  { name: 'orange', label: 'Orange', hex: '#F97316' },
  { name: 'amber', label: 'Amber', hex: '#EAB308' },
  { name: 'lime', label: 'Lime', hex: '#84CC16' },
  { name: 'green', label: 'Green', hex: '#22C55E' },
  { name: 'emerald', label: 'Emerald', hex: '#10B981' },
  { name: 'teal', label: 'Teal', hex: '#14B8A6' },
  { name: 'cyan', label: 'Cyan', hex: '#06B6D4' },
  { name: 'blue', label: 'Blue', hex: '#3B82F6' },
  { name: 'indigo', label: 'Indigo', hex: '#6366F1' },
  { name: 'violet', label: 'Violet', hex: '#8B5CF6' },
  { name: 'purple', label: 'Purple', hex: '#A855F7' },
  { name: 'pink', label: 'Pink', hex: '#EC4899' },
] as const

type TextColor = (typeof TEXT_COLORS)[number]
export type TextColorName = TextColor['name']

const nameByHex: ReadonlyMap<string, TextColorName> = new Map(
  TEXT_COLORS.map((color) => [color.hex, color.name]),
)

/** Undefined unless an upper-case preset. */
export function textColorName(hex: string): TextColorName | undefined {
  return nameByHex.get(hex)
}
