import { parseJson } from '#src/lib/json-record.ts'

export const ADMIN_QUERY = {
  terms: 60,
  nesting: 4,
  listValues: 1000,
  sortFields: 5,
  /** The built-in admin reads that many titles of related documents in one request. */
  documents: 250,
  depth: 10,
  bodyCharacters: 100_000,
} as const

/** `where`, two segments for each level, a field, an operator and an index. */
const MAX_PATH = 2 * ADMIN_QUERY.nesting + 4
const SEARCHED_FIELDS = 3

/** A query parameter: `where[title][like]=a` is `{ path: ['where', 'title', 'like'], value: 'a' }`. */
type Parameter = { path: string[]; value: unknown }
type Rule = (parameters: Parameter[]) => boolean

/** Returns a public message, or undefined within the limits. */
export const queryProblem = (search: URLSearchParams, isWrite = false) =>
  problemOf([...search].flatMap(parametersOf), isWrite)

/** Like `queryProblem`, for a query given as an object. */
export const queryObjectProblem = (query: unknown) => problemOf(flatten([], query), false)

function problemOf(parameters: Parameter[], isWrite: boolean): string | undefined {
  const rules: [isKept: Rule, problem: string][] = [
    [isNestedLittle, `Conditions can be nested in at most ${ADMIN_QUERY.nesting} levels.`],
    [
      hasFewTerms,
      `A query can have at most ${ADMIN_QUERY.terms} conditions; every word of a text counts.`,
    ],
    [hasFewListValues, `A condition can list at most ${ADMIN_QUERY.listValues} values.`],
    [hasTextOperands, '“like” compares with one text.'],
    [hasFewSortFields, `A list can be sorted by at most ${ADMIN_QUERY.sortFields} fields.`],
    [isWithin('depth', 0, ADMIN_QUERY.depth), `depth is a number from 0 to ${ADMIN_QUERY.depth}.`],
    isWrite ? [isWithin('limit', 0, ADMIN_QUERY.documents), WRITE_LIMIT] : [isPaged, READ_LIMIT],
  ]
  return rules.find(([isKept]) => !isKept(parameters))?.[1]
}

/** Payload also accepts `where` as JSON. */
function parametersOf([key, value]: [string, string]): Parameter[] {
  const path = key.split(/[[\]]+/).filter((segment) => segment !== '')
  if (path.length > 1 || path[0] !== 'where' || value === '') return [{ path, value }]
  // Payload refuses text that is not JSON; it has no parameters.
  return flatten(path, parseJson(value))
}

function flatten(path: string[], value: unknown): Parameter[] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null || path.length > MAX_PATH)
    return [{ path, value }]
  return Object.entries(value).flatMap(([key, inner]) => flatten([...path, key], inner))
}

const isIndex = (segment = '') => /^\d+$/.test(segment)
const isListed = ({ path }: Parameter) => isIndex(path.at(-1))
const operatorOf = (parameter: Parameter) => parameter.path.at(isListed(parameter) ? -2 : -1) ?? ''
const under = (name: string, parameters: Parameter[]) =>
  parameters.filter(({ path }) => path[0] === name)
const wordCount = (value: unknown) => String(value).split(' ').length

const levels = (path: string[]) => path.filter((segment) => /^(and|or)$/i.test(segment)).length

const isNestedLittle: Rule = (parameters) =>
  under('where', parameters).every(
    ({ path }) => path.length <= MAX_PATH && levels(path) <= ADMIN_QUERY.nesting,
  )

/** PostgreSQL reads every row once per term. The values of `in` are one term: they are compared by an index. */
const hasFewTerms: Rule = (parameters) => {
  const searched = under('search', parameters).map(
    ({ value }) => wordCount(value) * SEARCHED_FIELDS,
  )
  const compared = under('where', parameters).map((parameter) => {
    if (isList(parameter)) return isListed(parameter) && parameter.path.at(-1) !== '0' ? 0 : 1
    return wordCount(parameter.value)
  })
  return sum([...searched, ...compared]) <= ADMIN_QUERY.terms
}

const isList = (parameter: Parameter) => /^(in|not_in)$/.test(operatorOf(parameter))

const hasFewListValues: Rule = (parameters) =>
  sum(
    under('where', parameters)
      .filter(isList)
      .map(({ value }) => String(value).split(',').length),
  ) <= ADMIN_QUERY.listValues

/** Payload splits the text of `like` into words. */
const hasTextOperands: Rule = (parameters) => {
  const compared = under('where', parameters).filter((one) => operatorOf(one) === 'like')
  const isText = ({ path, value }: Parameter) => typeof value === 'string' && !isIndex(path.at(-1))
  const places = new Set(compared.map(({ path }) => path.join(' ')))
  return compared.every(isText) && places.size === compared.length
}

const hasFewSortFields: Rule = (parameters) =>
  sum(under('sort', parameters).map(({ value }) => String(value).split(',').length)) <=
  ADMIN_QUERY.sortFields

const READ_LIMIT = `limit is a number from 1 to ${ADMIN_QUERY.documents}, and pagination cannot be switched off.`
/** `limit=0` is sent by a bulk change of all selected documents. */
const WRITE_LIMIT = `limit is a number from 0 to ${ADMIN_QUERY.documents}.`

const isPaged: Rule = (parameters) =>
  isWithin('limit', 1, ADMIN_QUERY.documents)(parameters) &&
  under('pagination', parameters).every(({ value }) => String(value) === 'true')

function isWithin(name: string, least: number, most: number): Rule {
  return (parameters) =>
    under(name, parameters).every(
      ({ path, value }) =>
        path.length === 1 &&
        /^\d{1,4}$/.test(String(value)) &&
        Number(value) >= least &&
        Number(value) <= most,
    )
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
