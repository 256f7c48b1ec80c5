import type { Address } from '#src/lib/rank-similar-paths.ts'
import { PathList } from './path-list.tsx'

const SEARCH = { href: '/blog', label: 'Search the blog' }
const MANAGEMENT = { href: '/cms', label: 'Back to Dashboard' }

/** Shown by the page script (page-script/missing-page.ts): the page of a missing URL is the same for all. */
export const SimilarPaths = ({ addresses }: { addresses: readonly Address[] }) => (
  <div className="min-h-24 basis-full pointer-coarse:min-h-33">
    <div hidden data-similar="" suppressHydrationWarning>
      <PathList label="Similar URLs" addresses={[...addresses, SEARCH, MANAGEMENT]} />
    </div>
  </div>
)
