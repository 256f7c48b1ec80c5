import { describe, expect, it } from 'vitest'
import { dateText, datesOf, monthOf, periodText } from '#src/lib/format/resume-date.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'

describe('periods', () => {
  it.each([
    ['2021 – today', { startDate: '2021' }],
    ['since 1999', { startDate: '1999' }],
    ['2018-2021', { startDate: '2018', endDate: '2021' }],
    ['2018 to 2021', { startDate: '2018', endDate: '2021' }],
    ['2014', { startDate: '2014', endDate: '2014' }],
    ['recently', {}],
    ['Since May 2020', { startDate: '2020-05' }],
    ['since 05/2020', { startDate: '2020-05' }],
    ['From May 2020', { startDate: '2020-05' }],
    ['May 2020 onwards', { startDate: '2020-05' }],
    ['May 2020 –', { startDate: '2020-05' }],
    ['from March 2018 to June 2021', { startDate: '2018-03', endDate: '2021-06' }],
    ['until May 2021', { endDate: '2021-05' }],
    ['Seit Mai 2020', { startDate: '2020-05' }],
    ['ab März 2020', { startDate: '2020-03' }],
    ['Ma\u0308rz 2018 bis Dez. 2021', { startDate: '2018-03', endDate: '2021-12' }],
    ['bis Oktober 2021', { endDate: '2021-10' }],
    ['Depuis févr. 2020', { startDate: '2020-02' }],
    ['août 2018 à juin 2021', { startDate: '2018-08', endDate: '2021-06' }],
    ['Desde enero de 2020', { startDate: '2020-01' }],
    ['Dal luglio 2020', { startDate: '2020-07' }],
    ['Sinds maart 2020', { startDate: '2020-03' }],
    ['03.2018 – 06.2021', { startDate: '2018-03', endDate: '2021-06' }],
    ['2018-03 – 2021-06', { startDate: '2018-03', endDate: '2021-06' }],
  ])('%s', (period, dates) => {
    expect(datesOf(period)).toEqual(dates)
  })

  it.each([
    ['2018', '2021', '2018 – 2021'],
    ['2018-03-01', '2021-06', 'March 2018 – June 2021'],
    ['2021', '', '2021 – today'],
    ['', '2021', 'until 2021'],
    ['2014', '2014', '2014'],
    ['', '', ''],
    ['spring', '', 'spring – today'],
  ])('writes the period from %s to %s as %s', (from, to, period) => {
    expect(periodText(from, to)).toBe(period)
  })

  it('are read in linear time', () => {
    for (const part of [' ', '- ', '2', 'since ', '–', '2020', 'to ', "jusqu'"]) {
      const start = performance.now()
      datesOf(part.repeat(200_000))
      expect(performance.now() - start, part).toBeLessThan(2000)
    }
  })

  it('all have a year in the default profile', () => {
    const { experience, education, achievements } = defaultProfile
    const periods = [
      ...experience.map(({ period }) => period),
      ...education.map(({ year }) => year),
      ...achievements.map(({ year }) => year),
    ]
    expect(periods.filter((period) => !datesOf(period).startDate)).toEqual([])
  })
})

describe('months', () => {
  it.each([
    ['Sep 2022', '2022-09'],
    ['1 may 2019', '2019-05'],
    ['Spring 2019', '2019'],
    ['2014', '2014'],
    ['soon', undefined],
    ['14/2020', '2020'],
    ['Early May 2020', '2020-05'],
  ])('%s is %s', (date, month) => {
    expect(monthOf(date)).toBe(month)
  })

  it.each([
    ['2022-09', 'September 2022'],
    ['2022-09-14', 'September 2022'],
    ['2022', '2022'],
    ['2022-13', '2022-13'],
    ['2019-03-01T00:00:00.000Z', 'March 2019'],
    ['', ''],
  ])('%s is written as %s', (date, text) => {
    expect(dateText(date)).toBe(text)
  })
})
