import { LIMITS } from '#src/contract/limits.ts'
import { PostTextField } from './post-text-field.tsx'
import type { PostFieldProps } from './post-text-field.tsx'

export function SeriesFields(props: PostFieldProps) {
  const { series, seriesPart } = props.form
  return (
    <>
      <PostTextField
        {...props}
        name="series"
        hint="Posts with the same series are linked as its parts."
      />
      {(series.trim() !== '' || seriesPart !== '') && (
        <PostTextField
          {...props}
          name="seriesPart"
          hint="If empty, by publication date."
          type="number"
          min={1}
          max={LIMITS.seriesPart}
        />
      )}
    </>
  )
}
