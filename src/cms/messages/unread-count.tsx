import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { unreadMessagesOptions } from '#src/queries/message-queries.ts'

export function UnreadCount() {
  const { data: count = 0 } = useQuery(unreadMessagesOptions())
  useTitlePrefix(count > 0 ? `(${count}) ` : '')
  if (count === 0) return null
  return (
    <span className="rounded-chip bg-accent px-1.5 font-mono text-xs font-medium text-on-accent tabular-nums max-sm:absolute max-sm:top-1 max-sm:right-0 lg:ml-auto">
      {count}
      <span className="sr-only"> unread</span>
    </span>
  )
}

const PREFIX = /^(?:\(\d+\) )?/

/** Each screen has a title of its own, which Next sets after the screen is shown. */
function useTitlePrefix(prefix: string) {
  useEffect(() => {
    const apply = () => {
      const title = document.title.replace(PREFIX, prefix)
      if (title !== document.title) document.title = title
    }
    apply()
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [prefix])
}
