import type { PageLink } from '#src/lib/rank-similar-paths.ts'
import { SECTIONS } from '#src/site/nav/sections.ts'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { TitleCover } from '#src/site/posts/list/title-cover.tsx'
import { MESSAGE_COVER, MessagePage } from './message-page.tsx'
import { PathList } from './path-list.tsx'
import { Status404 } from './status-404.tsx'

const TITLE = '404 Page Not Found'

/** Pages that every site has. */
const ADDRESSES: readonly PageLink[] = [
  { href: '/blog', label: 'Blog' },
  { href: '/projects', label: 'Portfolio' },
  { href: '/resume', label: 'Resume' },
  ...SECTIONS.filter(({ id }) => id !== 'home' && id !== 'blog').map(({ id, label }) => ({
    href: `/#${id}`,
    label,
  })),
]

const SEARCH = { href: '/blog', label: 'Search the blog' }
const MANAGEMENT = { href: '/cms', label: 'Back to Dashboard' }

/** `addresses` are further ones that may have been meant. */
export function NotFoundScreen({ links = [] }: { links?: readonly PageLink[] }) {
  return (
    <MessagePage
      comment="no route matched"
      title={TITLE}
      text="Did you forget to add the page to the router?"
      cover={<TitleCover title={TITLE} className={MESSAGE_COVER} />}
    >
      {/* Shown by the page script (page-script/missing-page.ts): the page of a missing URL is the same for all. */}
      <div className="min-h-24 basis-full pointer-coarse:min-h-33">
        <div hidden data-similar="" suppressHydrationWarning>
          <PathList label="Similar URLs" addresses={[...links, ...ADDRESSES, SEARCH, MANAGEMENT]} />
        </div>
      </div>
      <AnchorButton href="/" variant="primary">
        Back to Home
      </AnchorButton>
      <AnchorButton href="/blog">Read the Blog</AnchorButton>
      <Status404 />
    </MessagePage>
  )
}
