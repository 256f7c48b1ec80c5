'use client'

import { useSyncExternalStore } from 'react'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { similarAddresses, wordsOfPath } from '#src/lib/similar-addresses.ts'
import type { Address } from '#src/lib/similar-addresses.ts'
import { TitleCover } from '#src/site/posts/list/title-cover.tsx'
import { AddressList } from './address-list.tsx'

const never = () => () => {}

/** The path of the address bar. The page of a missing one is the same for all, so only the browser knows it. */
const useAskedPath = () =>
  useSyncExternalStore(
    never,
    () => decodePercent(location.pathname),
    () => undefined,
  )

/** The path that was asked for as arcs; without scripts the title of the page. */
export function AskedAddressCover({ title, className }: { title: string; className: string }) {
  return <TitleCover title={useAskedPath() ?? title} className={className} />
}

const MANAGEMENT = { href: '/cms', label: 'Back to Dashboard' }

/** The addresses like the one that was asked for, and a search for its words. Its space is there before it is known. */
export function SimilarAddresses({ addresses }: { addresses: readonly Address[] }) {
  const path = useAskedPath() ?? ''
  const words = wordsOfPath(path)
  const search = {
    href: `/blog?q=${encodeURIComponent(words)}`,
    label: `Search the blog for “${words}”`,
  }
  return (
    <div data-app="now" className="min-h-24 basis-full pointer-coarse:min-h-33">
      {words !== '' && (
        <AddressList
          label="Similar URLs"
          addresses={
            path.startsWith('/cms/') ? [MANAGEMENT] : [...similarAddresses(path, addresses), search]
          }
        />
      )}
    </div>
  )
}
