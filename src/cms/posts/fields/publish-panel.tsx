'use client'

import { useState } from 'react'
import type { RefObject } from 'react'
import { DEFAULT_CATEGORY } from '#src/contract/limits.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'
import { formatLongDate } from '#src/lib/format/long-date.ts'
import { useNow } from '#src/cms/components/use-now.ts'
import { Card, CardBody, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { SuggestInput } from '#src/ui/controls/suggest-input.tsx'
import { isPublicNow, statusLabel } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { PostProblems } from '#src/cms/posts/form/post-save-texts.ts'
import { matchingNames } from '#src/cms/posts/form/tag-spelling.ts'
import { ScheduleField } from './schedule-field.tsx'
import { SearchFields } from './search-fields.tsx'
import type { UsedTerms } from './use-used-terms.ts'

type PublishPanelProps = {
  form: PostForm
  /** The post as stored; null before the first save. */
  stored: PostForm | null
  problems: PostProblems
  terms: UsedTerms
  title: RefObject<HTMLHeadingElement | null>
  onChange: (part: Partial<PostForm>) => void
}

/** When, where and under which names the post appears. */
export function PublishPanel({
  form,
  stored,
  problems,
  terms,
  title,
  onChange,
}: PublishPanelProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle ref={title} tabIndex={-1} className="scroll-mt-4">
          Publish
        </CardTitle>
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
        <p className="text-sm">{useStateText(stored)}</p>
        <ScheduleField
          form={form}
          stored={stored}
          error={problems.scheduledFor ?? problems.publishedAt}
          onChange={onChange}
        />
        <Field label={postFields.slug.label} hint={slugHint(form, stored)} error={problems.slug}>
          {(control) => (
            <Input
              {...control}
              autoCapitalize="none"
              spellCheck={false}
              value={form.slug}
              onChange={(event) => onChange({ slug: event.target.value })}
            />
          )}
        </Field>
        <CategoryField
          value={form.category}
          error={problems.category}
          terms={terms}
          onChange={(category) => onChange({ category })}
        />
        <SearchFields form={form} problems={problems} onChange={onChange} />
      </CardBody>
    </Card>
  )
}

function useStateText(stored: PostForm | null): string {
  const now = useNow()
  if (!stored) return 'Not saved yet'
  if (isPublicNow(stored, now))
    return stored.publishedAt
      ? `Published since ${formatLongDate(stored.publishedAt)}`
      : statusLabel('published', stored)
  return statusLabel(stored.status, stored)
}

function slugHint({ slug }: PostForm, stored: PostForm | null): string {
  const wanted = slug.trim()
  if (!stored) return 'The address under /blog. If empty, made from the title.'
  if (wanted === '' || wanted === stored.slug) return `The address is /blog/${stored.slug}`
  return `The old address /blog/${stored.slug} will lead here.`
}

type CategoryFieldProps = {
  value: string
  error: string | undefined
  terms: UsedTerms
  onChange: (category: string) => void
}

function CategoryField({ value, error, terms, onChange }: CategoryFieldProps) {
  const [isTyped, setIsTyped] = useState(false)
  const { categories, want } = terms
  // Before a change all are offered, not only those that contain the current one.
  const offered = matchingNames(isTyped ? value : '', categories)
  return (
    <Field
      label={postFields.category.label}
      hint={value.trim() === '' ? `If empty, ${DEFAULT_CATEGORY}.` : undefined}
      error={error}
    >
      {(control) => (
        <SuggestInput
          {...control}
          value={value}
          suggestions={offered.filter((name) => name !== value)}
          onValueChange={(typed) => {
            setIsTyped(true)
            onChange(typed)
          }}
          onPick={onChange}
          onFocus={() => {
            setIsTyped(false)
            want()
          }}
        />
      )}
    </Field>
  )
}
