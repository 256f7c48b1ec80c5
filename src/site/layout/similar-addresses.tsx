import type { Address } from '#src/lib/similar-addresses.ts'
import { AddressList } from './address-list.tsx'

const SEARCH = { href: '/blog', label: 'Search the blog' }
const MANAGEMENT = { href: '/cms', label: 'Back to Dashboard' }

/** Shown by the page script (page-script/missing-page.ts): the page of a missing URL is the same for all. */
export const SimilarAddresses = ({ addresses }: { addresses: readonly Address[] }) => (
  <div className="min-h-24 basis-full pointer-coarse:min-h-33">
    <div hidden data-similar="" suppressHydrationWarning>
      <AddressList label="Similar URLs" addresses={[...addresses, SEARCH, MANAGEMENT]} />
    </div>
  </div>
)
