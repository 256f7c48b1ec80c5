import { Eye, ExternalLink, History, ListChecks, Save } from 'lucide-react'
import {
  PageHeaderActions,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/components/page-header.tsx'
import { PublishingBar } from '#src/cms/publishing/publishing-bar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import type { SaveMode } from '#src/cms/posts/saving/save-machine.ts'
import { savedText, saveStateText } from './save-state-text.ts'
import { ShareDialog } from './share-dialog.tsx'

type PostEditorHeaderProps = {
  id: string | null
  formId: string
  /** Path of the public page; null while visitors do not see the post. */
  viewPath: string | null
  saving: { running: SaveMode | null; savedAt: Date | null }
  isUnsaved: boolean
  onShowPublish: () => void
}

/** Back to Posts, the title, Preview (saved posts only), Save or Update. */
export function PostEditorHeader(props: PostEditorHeaderProps) {
  const { id, formId, viewPath, saving, isUnsaved, onShowPublish } = props
  const preview = () => window.open(`/blog/${id}`, '_blank', 'noopener')
  const state = { ...saving, isUnsaved }
  return (
    <PublishingBar
      header={
        <>
          <PageHeaderText>
            <PageHeaderBack href="/cms/blog">Back to Posts</PageHeaderBack>
            <PageHeaderTitle>{id ? 'Edit Post' : 'New Post'}</PageHeaderTitle>
          </PageHeaderText>
          <PageHeaderActions>
            {/* Where the panel is below the text. */}
            <Button className="xl:hidden" onClick={onShowPublish}>
              <ListChecks aria-hidden className="size-4" />
              Publish settings
            </Button>
            <Button disabled={id === null} onClick={preview}>
              <ExternalLink aria-hidden className="size-4" />
              Preview
            </Button>
            {viewPath && (
              <a href={viewPath} target="_blank" rel="noopener" className={buttonClasses({})}>
                <Eye aria-hidden className="size-4" />
                View
              </a>
            )}
            {id && (
              <LinkButton href={`/cms/blog/history/${id}`}>
                <History aria-hidden className="size-4" />
                History
              </LinkButton>
            )}
            <ShareDialog postId={id} />
          </PageHeaderActions>
        </>
      }
      state={saveStateText(state)}
      announcement={savedText(state)}
    >
      <Button
        type="submit"
        form={formId}
        variant="primary"
        // A save that stays does not take the focus from the button.
        disabled={saving.running === 'leave'}
      >
        <Save aria-hidden className="size-4" />
        {saving.running ? 'Saving...' : id ? 'Update' : 'Save'}
      </Button>
    </PublishingBar>
  )
}
