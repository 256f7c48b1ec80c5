import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { CategoryField, SlugField } from './address-fields.tsx'
import { PostTextField } from './post-text-field.tsx'
import type { PostFieldProps } from './post-text-field.tsx'
import { ScheduleField } from './schedule-field.tsx'
import { SearchFields } from './search-fields.tsx'
import type { UsedTerms } from './use-used-terms.ts'

export type PublishFieldsProps = PostFieldProps & {
  /** The post as stored; null before the first save. */
  stored: PostForm | null
  terms: UsedTerms
}

export function PublishFields({ stored, terms, ...field }: PublishFieldsProps) {
  const { form, problems, onChange } = field
  return (
    <>
      <SlugField form={form} stored={stored} error={problems.slug} onChange={onChange} />
      <CategoryField
        value={form.category}
        error={problems.category}
        terms={terms}
        onChange={(category) => onChange({ category })}
      />
      <SeriesFields {...field} />
      <ScheduleField
        form={form}
        stored={stored}
        error={problems.scheduledFor ?? problems.publishedAt}
        onChange={onChange}
      />
      <SearchFields {...field} />
    </>
  )
}

function SeriesFields(props: PostFieldProps) {
  const { series, seriesPart } = props.form
  return (
    <>
      <PostTextField
        {...props}
        name="series"
        hint="Posts with the same series name are linked as one series."
      />
      {(series.trim() !== '' || seriesPart !== '') && (
        <PostTextField
          {...props}
          name="seriesPart"
          hint="Defaults to publication order."
          type="number"
          min={1}
          max={LIMITS.seriesPart}
        />
      )}
    </>
  )
}
