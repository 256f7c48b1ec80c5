import { ExternalLink, History, Save } from 'lucide-react'
import {
  PageHeader,
  PageHeaderActions,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/components/page-header.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { ShareDialog } from './share-dialog.tsx'

type PostEditorHeaderProps = { id: string | null; formId: string; isSaving: boolean }

/** §2: Back to Posts, the title, Preview (saved posts only), Save or Update. */
export function PostEditorHeader({ id, formId, isSaving }: PostEditorHeaderProps) {
  const preview = () => window.open(`/blog/${id}`, '_blank', 'noopener')
  return (
    <PageHeader>
      <PageHeaderText>
        <PageHeaderBack href="/cms/blog">Back to Posts</PageHeaderBack>
        <PageHeaderTitle>{id ? 'Edit Post' : 'New Post'}</PageHeaderTitle>
      </PageHeaderText>
      <PageHeaderActions>
        <Button disabled={id === null} onClick={preview}>
          <ExternalLink aria-hidden className="size-4" />
          Preview
        </Button>
        <ShareDialog postId={id} />
        <Button type="submit" form={formId} variant="primary" disabled={isSaving}>
          <Save aria-hidden className="size-4" />
          {isSaving ? 'Saving...' : id ? 'Update' : 'Save'}
        </Button>
        {id && (
          <LinkButton href={`/cms/blog/history/${id}`}>
            <History aria-hidden className="size-4" />
            History
          </LinkButton>
        )}
      </PageHeaderActions>
    </PageHeader>
  )
}
