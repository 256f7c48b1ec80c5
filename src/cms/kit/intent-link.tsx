'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'

type IntentLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string }

/**
 * A link that fetches its screen when somebody reaches for it. Next's own fetches every screen in sight: from
 * the dashboard all of them, and from a long list of posts an editor for each card that scrolls by.
 */
export function IntentLink({ onPointerEnter, onFocus, ...rest }: IntentLinkProps) {
  const router = useRouter()
  const prefetch = () => router.prefetch(rest.href)
  return (
    <Link
      {...rest}
      prefetch={false}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prefetch()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetch()
      }}
    />
  )
}
