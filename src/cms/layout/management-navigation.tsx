'use client'

import { PaletteButton } from '#src/cms/palette/palette-button.tsx'
import { usePalette } from '#src/cms/palette/use-palette.tsx'
import { SCREEN_LIST } from '#src/cms/screens.ts'
import { MoreMenu } from './more-menu.tsx'
import { entryClasses, ScreenLink } from './screen-link.tsx'

const MAIN = SCREEN_LIST.filter(({ group }) => group === 'main')
const MORE = SCREEN_LIST.filter(({ group }) => group === 'more')

/** Beside the screen in two groups; on narrow windows a bar above it, with the second group behind "More". */
export function ManagementNavigation() {
  const { open, palette } = usePalette()
  const more = MORE.map((screen) => (
    <li key={screen.id}>
      <ScreenLink screen={screen} />
    </li>
  ))
  return (
    <nav
      aria-label="Management"
      className="border-b border-border bg-surface lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0"
    >
      <p className="hidden px-5 pt-7 pb-4 font-mono text-xs text-muted lg:block">// management</p>
      <ul className="flex justify-between px-1 py-1 sm:p-2 lg:grid lg:grid-cols-1 lg:gap-1 lg:px-3">
        {MAIN.map((screen) => (
          <li key={screen.id}>
            <ScreenLink isInBar screen={screen} />
          </li>
        ))}
        <li className="sm:ml-auto lg:hidden">
          <MoreMenu screens={MORE}>
            {more}
            <li>
              <PaletteButton className={entryClasses({})} onOpen={open} />
            </li>
          </MoreMenu>
        </li>
      </ul>
      <ul className="mx-3 mt-3 hidden gap-1 border-t border-border pt-3 lg:grid">
        {more}
        <li>
          <PaletteButton className={entryClasses({})} onOpen={open} />
        </li>
      </ul>
      {palette}
    </nav>
  )
}
