import clsx from 'clsx'
import { usePathname } from 'next/navigation'
import { SCREEN_LIST, sectionOf } from '#src/cms/screens.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { isCurrentScreen } from './screen-link.tsx'

/** Links between the screens that share an entry of the menu, above the current one. */
export function SectionLinks() {
  const pathname = usePathname()
  const current = SCREEN_LIST.find(
    ({ href, section }) => section && isCurrentScreen(pathname, href),
  )
  if (!current) return null
  return (
    <nav
      aria-label={current.section}
      className="-mt-3 flex flex-wrap lg:mb-2 gap-x-1 border-b max-sm:gap-x-0 border-border"
    >
      {sectionOf(current).map(({ id, href, label }) => (
        <IntentLink
          key={id}
          href={href}
          aria-current={id === current.id ? 'page' : undefined}
          className={clsx(
            'control-size -mb-px flex items-center border-b-2 px-3 transition-colors max-sm:px-1.5 max-sm:text-xs',
            id === current.id
              ? 'border-accent font-medium'
              : 'border-transparent text-muted hover:text-text',
          )}
        >
          {label}
        </IntentLink>
      ))}
    </nav>
  )
}
