import { Share2 } from 'lucide-react'
import { PageButton } from '#src/site/page-button.tsx'

/** In a line of text, which it does not make higher. */
const CLASSES =
  'needs-script -mx-2 -my-1 inline-flex min-h-8 items-center gap-1.5 rounded-chip px-2 text-text fades-[color] ' +
  'hover:text-accent print:hidden pointer-coarse:-my-2.5 pointer-coarse:min-h-11'

type ShareButtonProps = { title: string; text: string }

export const ShareButton = ({ title, text }: ShareButtonProps) => (
  <PageButton
    does="share"
    data-title={title}
    data-text={text}
    icon={<Share2 aria-hidden className="size-3.5" />}
    copied="Link copied"
    className={CLASSES}
  >
    Share
  </PageButton>
)
