import clsx from 'clsx'

export type PaletteItem = { id: string; label: string; detail?: string | undefined }
export type PaletteGroup<Item extends PaletteItem> = { title: string; items: Item[] }

export const LIST_ID = 'palette:list'
export const optionId = ({ id }: PaletteItem) => `palette:${id}`

type PaletteListProps<Item extends PaletteItem> = {
  groups: readonly PaletteGroup<Item>[]
  /** Status of the search as a whole. */
  note: string
  active: Item | undefined
  onPoint: (item: Item) => void
  onChoose: (item: Item) => void
}

/** The listbox of the palette. It never takes focus: the text box references the active option. */
export function PaletteList<Item extends PaletteItem>(props: PaletteListProps<Item>) {
  const { groups, note, active, onPoint, onChoose } = props
  return (
    <>
      <div
        id={LIST_ID}
        role="listbox"
        aria-label="Found"
        className="max-h-[50dvh] overflow-y-auto p-2"
      >
        {groups.map(({ title, items }) => (
          <div key={title} role="group" aria-label={title} className="pb-2">
            <p aria-hidden className="px-3 py-1.5 font-mono text-xs text-muted">
              {title}
            </p>
            {items.map((item) => (
              <div
                key={item.id}
                id={optionId(item)}
                role="option"
                aria-selected={item.id === active?.id}
                onPointerMove={() => onPoint(item)}
                onClick={() => onChoose(item)}
                className={clsx(
                  'flex min-h-9 cursor-pointer items-center justify-between gap-4 rounded-card px-3 text-sm pointer-coarse:min-h-11',
                  item.id === active?.id && 'bg-raised text-accent',
                )}
              >
                <span dir="auto" className="truncate">
                  {item.label}
                </span>
                {item.detail && (
                  <span className="max-w-[40%] truncate font-mono text-xs text-muted">
                    {item.detail}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="px-5 pb-4 text-sm text-muted empty:hidden">
        {note}
      </p>
    </>
  )
}
