import { Share2 } from 'lucide-react'
import { LIMITS } from '#src/contract/limits.ts'
import { DialogButton } from '#src/cms/components/questions/dialog-button.tsx'
import { ACTION_LABEL } from '#src/cms/components/screen/page-header.tsx'
import { lazyPart } from '#src/cms/components/screen/lazy-part.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'

const PreviewLinks = lazyPart({
  name: 'The links',
  fallback: <Spinner label="Loading links" />,
  load: async () => (await import('./preview-links.tsx')).PreviewLinks,
})

type ShareDialogProps = { postId: string | null; isLive: boolean }

/** Links that show the last saved version of a post to people who are not signed in. */
export function ShareDialog({ postId, isLive }: ShareDialogProps) {
  const title = isLive ? 'Share link' : 'Share draft'
  return (
    <DialogButton
      isDisabled={postId === null}
      icon={Share2}
      label={<span className={ACTION_LABEL}>{title}</span>}
      title={title}
      description={`Anyone with the link can read the last saved version for ${LIMITS.previewDays} days, without signing in. Search engines do not index it.`}
      className="max-w-2xl"
    >
      {() => postId !== null && <PreviewLinks postId={postId} />}
    </DialogButton>
  )
}
