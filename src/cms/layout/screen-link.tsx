import clsx from 'clsx'
import { usePathname } from 'next/navigation'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { UnreadCount } from '#src/cms/messages/unread-count.tsx'
import { screens, sectionOf } from '#src/cms/screens.ts'
import type { MENU } from '#src/cms/screens.ts'

type EntryState = { isCurrent?: boolean; isInBar?: boolean }

export const entryClasses = ({ isCurrent = false, isInBar = false }: EntryState) =>
  clsx(
    'control-size relative flex w-full items-center gap-2.5 rounded-card px-3 transition-colors',
    isInBar &&
      'max-sm:flex-col max-sm:gap-1 max-sm:min-w-11 max-sm:px-1 max-sm:py-2 max-sm:text-xs max-[22rem]:px-0 max-[22rem]:text-[0.6875rem]',
    isCurrent ? 'bg-raised font-medium text-accent' : 'text-muted hover:bg-raised hover:text-text',
  )

export const isCurrentScreen = (pathname: string, href: string) =>
  href === screens.dashboard.href ? pathname === href : pathname.startsWith(href)

type Entry = (typeof MENU)[number]

export const isCurrentEntry = (pathname: string, entry: Entry) =>
  sectionOf(entry).some(({ href }) => isCurrentScreen(pathname, href))

type ScreenLinkProps = { screen: Entry; isInBar?: boolean }

export function ScreenLink({ screen, isInBar = false }: ScreenLinkProps) {
  const { id, href, label, section = label, Icon } = screen
  const isCurrent = isCurrentEntry(usePathname(), screen)
  return (
    <IntentLink
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={entryClasses({ isCurrent, isInBar })}
    >
      <Icon aria-hidden className="size-4" />
      {section}
      {id === 'messages' && <UnreadCount />}
    </IntentLink>
  )
}
