import { LIMITS } from '#src/contract/limits.ts'
import { CategoryField, SlugField } from './url-fields.tsx'
import type { StoredPost, TermsFieldProps } from './url-fields.tsx'
import { postTextFields } from './post-text-fields.ts'
import type { PostFieldProps } from './post-text-fields.ts'
import { ScheduleField } from './schedule-field.tsx'
import { SearchFields } from './search-fields.tsx'

export type PublishFieldsProps = TermsFieldProps & StoredPost

export function PublishFields({ stored, terms, ...fields }: PublishFieldsProps) {
  return (
    <>
      <SlugField {...fields} stored={stored} />
      <CategoryField {...fields} terms={terms} />
      <SeriesFields {...fields} />
      <ScheduleField {...fields} stored={stored} />
      <SearchFields {...fields} />
    </>
  )
}

function SeriesFields(fields: PostFieldProps) {
  const { series, seriesPart } = fields.form
  const text = postTextFields(fields)
  return (
    <>
      {text('series', {
        field: { hint: 'Posts with the same series name are linked as one series.' },
      })}
      {(series.trim() !== '' || seriesPart !== '') &&
        text('seriesPart', {
          field: { hint: 'Defaults to publication order.' },
          type: 'number',
          min: 1,
          max: LIMITS.seriesPart,
        })}
    </>
  )
}
