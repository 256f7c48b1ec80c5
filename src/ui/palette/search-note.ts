type Search = { isFetching: boolean; isError: boolean; isEmpty: boolean }

/** Reports a search that is running or failed instead of "no results". */
export function searchNote(query: string, { isFetching, isError, isEmpty }: Search): string {
  if (query.trim() === '') return ''
  if (isError) return 'The content could not be searched.'
  if (!isEmpty) return ''
  return isFetching ? 'Loading...' : 'Nothing found.'
}
