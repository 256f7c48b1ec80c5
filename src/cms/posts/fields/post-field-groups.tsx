import type { KeyboardEvent, RefObject } from 'react'
import { LIMITS, ROWS } from '#src/contract/limits.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'
import { isEmptyContent } from '#src/content/format/empty-content.ts'
import { TextStatistics } from '#src/editor/text-statistics.tsx'
import type { EditorHandle } from '#src/editor/rich-text-editor.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Card, CardBody, CardTitle } from '#src/ui/display/card.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { LazyEditor } from '#src/cms/components/links/lazy-editor.tsx'
import { statusLabel, statusOptions } from '#src/cms/posts/form/post-form.ts'
import { FeaturedImageField } from './featured-image-field.tsx'
import type { FeaturedImageFieldProps } from './featured-image-field.tsx'
import { postTextFields } from './post-text-fields.ts'
import type { PostFieldProps } from './post-text-fields.ts'
import { TagsField } from './tags-field.tsx'
import type { TermsFieldProps } from './url-fields.tsx'
import { useImageUpload } from '#src/cms/media/use-image-upload.ts'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type PostDetailsProps = FeaturedImageFieldProps & TermsFieldProps
type PostFieldsProps = PostDetailsProps & {
  isNew: boolean
  editor: RefObject<EditorHandle | null>
  onCount: (count: { words: number; minutes: number }) => void
}

/** The card 'Post Content' (S2-editor-09). */
export function PostFields(props: PostFieldsProps) {
  const { form, isNew, problems, editor, onCount, onChange } = props
  const uploadImage = useImageUpload()
  return (
    <Card className="[--rte-padding:max(14px,calc((100%-45rem)/2))] lg:[--rte-sticky-top:var(--bar-height)]">
      <div className={`${SHEET} px-5 pt-1.5`}>
        <CardTitle className="font-mono text-xs font-normal text-muted">Post Content</CardTitle>
      </div>
      <Field label={postFields.title.label} error={problems.title} className={SHEET_FIELD}>
        {(control) => (
          // One line that wraps: a long title is read whole, also on a phone.
          <textarea
            {...control}
            dir="auto"
            autoFocus={isNew}
            rows={1}
            placeholder={postFields.title.label}
            className={`${SHEET_CONTROL} field-sizing-content block resize-none py-0.5 text-2xl leading-8 font-semibold tracking-tight`}
            value={form.title}
            onKeyDown={(event) => continueOnEnter(event, () => editor.current?.focus())}
            onChange={({ target }) => onChange({ title: target.value.replace(/\s*\n\s*/g, ' ') })}
          />
        )}
      </Field>
      <ExcerptField {...props} />
      <div className="grid grid-cols-[minmax(0,1fr)] [&_.rte]:rounded-none! [&_.rte]:border-x-0! lg:[&_.rte-content]:pt-1">
        <LazyEditor
          label={postFields.content.label}
          value={form.content}
          onChange={(content) => onChange({ content })}
          handle={editor}
          isInvalid={problems.content !== undefined}
          uploadImage={uploadImage}
        >
          <TextStatistics
            content={form.content}
            isUsed={(minutes) => Number(form.readTime) === minutes}
            onUse={(minutes) => onChange({ readTime: String(minutes) })}
            onCount={onCount}
          />
        </LazyEditor>
        {problems.content && <p className="px-5 pt-2 text-xs text-danger">{problems.content}</p>}
      </div>
      <CardBody>
        <PostDetails {...props} />
      </CardBody>
    </Card>
  )
}

function continueOnEnter(event: KeyboardEvent, focusText: () => void) {
  if (event.key !== 'Enter' || isComposing(event)) return
  event.preventDefault()
  focusText()
}

const SHEET = 'mx-auto w-full max-w-[47.5rem]'
/** No box, so that the text reads as a sheet. The label is read out. */
const SHEET_FIELD = `${SHEET} gap-0! px-3 [&>label]:sr-only [&>p]:px-2`
const SHEET_CONTROL =
  'w-full rounded-chip px-2 -outline-offset-2 aria-invalid:outline-1 aria-invalid:outline-danger'

function ExcerptField({ form, problems, onChange }: PostFieldProps) {
  return (
    <Field label={postFields.excerpt.label} error={problems.excerpt} className={SHEET_FIELD}>
      {(control) => (
        <div className="relative">
          <textarea
            {...control}
            dir="auto"
            rows={ROWS.excerpt}
            placeholder={postFields.excerpt.label}
            className={`${SHEET_CONTROL} block resize-none leading-4.5 max-lg:mt-1 text-muted focus:text-text`}
            value={form.excerpt}
            onChange={(event) => onChange({ excerpt: event.target.value })}
          />
          {form.excerpt.trim() === '' && !isEmptyContent(form.content) && (
            <ExcerptProposal
              content={form.content}
              onPropose={(excerpt) => onChange({ excerpt })}
            />
          )}
        </div>
      )}
    </Field>
  )
}

function PostDetails({ cover, terms, ...fields }: PostDetailsProps) {
  const { form, problems, onChange } = fields
  const text = postTextFields(fields)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {text('author')}
      {text('readTime', {
        field: { hint: 'Minutes' },
        type: 'number',
        inputMode: 'numeric',
        min: 1,
        max: LIMITS.readTimeMinutes,
      })}
      <FeaturedImageField {...fields} cover={cover} />
      <div className="grid content-start gap-5">
        <TagsField {...fields} terms={terms} />
        <Field label="Status" error={problems.status}>
          {(control) => (
            <Select
              {...control}
              value={form.status}
              options={statusOptions(form).map((value) => ({
                value,
                label: statusLabel(value, form),
              }))}
              onValueChange={(status) => onChange({ status })}
            />
          )}
        </Field>
      </div>
    </div>
  )
}

type ExcerptProposalProps = { content: string; onPropose: (excerpt: string) => void }

/** Fills the excerpt from the text, so that a save does not stop for it. */
function ExcerptProposal({ content, onPropose }: ExcerptProposalProps) {
  const propose = async () => {
    const loaded = await import('#src/cms/posts/form/propose-excerpt.ts').catch(() => null)
    if (loaded) onPropose(loaded.proposeExcerpt(content))
  }
  return (
    <Button className="absolute right-0 bottom-1" onClick={() => void propose()}>
      Use the first sentences
    </Button>
  )
}
