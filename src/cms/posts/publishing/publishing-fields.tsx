import { useState } from 'react'
import { ROWS } from '#src/contract/limits.ts'
import { proposeExcerpt } from '#src/cms/posts/form/propose-excerpt.ts'
import type { PostForm, PostProblems } from '#src/cms/posts/form/post-form.ts'
import { CategoryField, SlugField } from '#src/cms/posts/fields/url-fields.tsx'
import { FeaturedImageField } from '#src/cms/posts/fields/featured-image-field.tsx'
import { ScheduleField } from '#src/cms/posts/fields/schedule-field.tsx'
import type { ScheduleFieldProps } from '#src/cms/posts/fields/schedule-field.tsx'
import { postTextFields } from '#src/cms/posts/fields/post-text-fields.ts'
import type { PostFieldProps } from '#src/cms/posts/fields/post-text-fields.ts'
import { TagsField } from '#src/cms/posts/fields/tags-field.tsx'
import type { OneImageUpload } from '#src/cms/media/use-image-upload.ts'
import type { UsedTerms } from '#src/cms/posts/fields/use-used-terms.ts'
import { runningMode, visibleProblems } from '#src/cms/drafts/draft-machine.ts'
import type { PostState, PostStore } from '#src/cms/posts/saving/post-draft.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { DialogFooter } from '#src/ui/overlays/dialog.tsx'
import { FilterTabs } from '#src/cms/components/list/filter-tabs.tsx'
import { PublishingChecks } from './publishing-checks.tsx'
import { actionLabel } from './publishing-status.ts'
import type { PublishingAction } from './publishing-status.ts'

export type PublishingFieldsProps = {
  state: PostState
  store: PostStore
  terms: UsedTerms
  cover: OneImageUpload
  now: number
  action: PublishingAction
  onAction: (action: PublishingAction) => void
  onShow: (url: string) => void
}

const SHOWN: string[] = ['excerpt', 'tags', 'category', 'slug', 'imageUrl', 'scheduledFor']

export function PublishingFields(props: PublishingFieldsProps) {
  const { state, store, terms, cover, now, action, onAction, onShow } = props
  const { form, stored } = state.draft
  const problems: PostProblems = visibleProblems(state)
  const [proposed, setProposed] = useState(() =>
    form.excerpt.trim() === '' ? proposeExcerpt(form.content) : '',
  )
  const change = (part: Partial<PostForm>) => store.dispatch({ type: 'changed', part })
  const fields = { form, problems, onChange: change }
  const saved = stored.id === null ? null : stored.form
  const act = (one: PublishingAction) => {
    onAction(one)
    const excerpt = form.excerpt.trim() === '' ? proposed : form.excerpt
    change({ status: statusAfter(one, form), excerpt })
    const isConfirmed = one === 'unpublish' && action === 'unpublish'
    store.dispatch({ type: 'requested', mode: 'stay', isConfirmed })
  }
  const isLive = stored.live !== null
  const isRunning = runningMode(state) !== null
  return (
    <>
      <OtherProblems problems={problems} />
      {action === 'unpublish' ? (
        <OfflineNote slug={stored.form.slug} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          <PublishingChecks form={form} live={stored.live} onShow={onShow} />
          {(!isLive || form.status === 'scheduled') && <TimeChoice {...fields} stored={saved} />}
          <ExcerptField
            {...fields}
            proposed={proposed}
            onChange={(part) => {
              // Emptied by its author, it stays empty.
              setProposed('')
              change(part)
            }}
          />
          <TagsField {...fields} terms={terms} />
          <CategoryField {...fields} terms={terms} />
          <SlugField {...fields} stored={saved} />
          <div className="sm:col-span-2">
            <FeaturedImageField {...fields} cover={cover} />
          </div>
        </div>
      )}
      <DialogFooter>
        {isLive && action !== 'unpublish' && (
          <Button variant="danger" disabled={isRunning} onClick={() => act('unpublish')}>
            Unpublish...
          </Button>
        )}
        <Button
          variant={action === 'unpublish' ? 'danger' : 'primary'}
          // Most posts need nothing more.
          data-autofocus
          aria-disabled={isRunning}
          onClick={() => isRunning || act(action)}
        >
          {isRunning ? 'Saving...' : actionLabel(action, form, now)}
        </Button>
      </DialogFooter>
    </>
  )
}

const OfflineNote = ({ slug }: { slug: string }) => (
  <p>Visitors will no longer be able to open /blog/{slug}. The text stays here as a draft.</p>
)

/** An incomplete or past date stays a plan, which the save refuses: the post must not become public by it. */
function statusAfter(action: PublishingAction, { status }: PostForm) {
  if (action === 'unpublish') return 'draft'
  return status === 'scheduled' ? 'scheduled' : 'published'
}

const TIMES = [
  { value: 'now', label: 'Now' },
  { value: 'planned', label: 'At a time' },
] as const

/** `At a time` with an incomplete date is rejected: the post must not become public by it. */
function TimeChoice({ onChange, ...field }: ScheduleFieldProps) {
  const { form, stored } = field
  const isPlanned = form.status === 'scheduled'
  const unplanned = stored && stored.status !== 'scheduled' ? stored.status : 'draft'
  return (
    <div className="grid content-start gap-3 sm:col-span-2">
      <FilterTabs
        label="When"
        name="publishing-time"
        tabs={TIMES}
        current={isPlanned ? 'planned' : 'now'}
        onChange={(time) =>
          onChange({ status: time === 'now' ? unplanned : 'scheduled', scheduledFor: '' })
        }
      />
      {isPlanned && (
        <ScheduleField {...field} onChange={(part) => onChange({ ...part, status: 'scheduled' })} />
      )}
    </div>
  )
}

type ExcerptFieldProps = PostFieldProps & {
  /** Shown in place of an empty excerpt; empty itself when there is none. */
  proposed: string
}

function ExcerptField({ proposed, ...fields }: ExcerptFieldProps) {
  const isProposed = fields.form.excerpt === '' && proposed !== ''
  const shown = isProposed && { form: { ...fields.form, excerpt: proposed }, problems: {} }
  const hint = isProposed ? 'The first sentences of the text.' : undefined
  const text = postTextFields({ ...fields, ...shown })
  return (
    <div className="sm:col-span-2">{text('excerpt', { field: { hint }, rows: ROWS.excerpt })}</div>
  )
}

/** Problems of fields outside of this step. */
function OtherProblems({ problems }: { problems: PostProblems }) {
  const others = Object.entries(problems).filter(([field]) => !SHOWN.includes(field))
  if (others.length === 0) return null
  return (
    <ul role="alert" className="mb-4 text-sm text-danger">
      {others.map(([field, text]) => (
        <li key={field}>{text}</li>
      ))}
    </ul>
  )
}
