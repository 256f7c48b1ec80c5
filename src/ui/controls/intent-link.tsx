'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'

type IntentLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string }

/**
 * A link that fetches its page when somebody reaches for it. Next's own fetches every page in sight: from
 * the dashboard all screens, from a long list of posts an editor for each card that scrolls by, and from a
 * post more than a reader who came for that one will ever open.
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
