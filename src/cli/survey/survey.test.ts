import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { canfield, linesOf } from '../testing/canfield.ts'

/** A survey of few deals in few positions, one of them left open. */
const SMALL = 'survey --count 6 --positions 600 --workers 1'
const folder = mkdtempSync(join(tmpdir(), 'canfield-'))
const file = (name: string): string => join(folder, name)
const rowsOf = (text: string) => linesOf(text).slice(1)
const codesOf = (text: string): string[] => rowsOf(text).map(({ code }) => code)
const read = (name: string): string => readFileSync(file(name), 'utf8')
const code = (letters: string): string => `CF1-D3-AAAAAA${letters}`

let whole = ''
beforeAll(async () => {
  whole = (await canfield(SMALL)).out
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true }))

describe('canfield survey', () => {
  it('writes what was asked, and a line for each deal', async () => {
    const [header] = linesOf(whole)
    expect(header.survey).toMatchObject({ mode: 'D3', from: 0, count: 6, shard: 1, shards: 1, positions: 600 })
    expect(codesOf(whole).sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F'].map(code))
    for (const { code, verdict, positions, ms } of rowsOf(whole)) {
      const alone = JSON.parse((await canfield(`solve ${code} --json --positions 600 --shorten 0`)).out)
      expect({ code, verdict }).toEqual({ code: alone.record, verdict: alone.verdict })
      expect(positions).toBeLessThan(2000)
      expect(ms).toBeGreaterThanOrEqual(0)
    }
    expect(rowsOf(whole).map(({ verdict }) => verdict)).toEqual(expect.arrayContaining(['won', 'lost', 'unknown']))
  })

  it('begins at any deal, in any mode', async () => {
    const { out } = await canfield('survey --mode H3 --from CF1-H3-ZZZZZZY --count 2 --positions 100 --workers 1')
    expect(codesOf(out).sort()).toEqual(['CF1-H3-ZZZZZZY', 'CF1-H3-ZZZZZZZ'])
    const own = await canfield('survey --mode T31 --count 2 --workers 1')
    expect(
      rowsOf(own.out)
        .map(({ code, verdict }) => `${code} ${verdict}`)
        .sort(),
    ).toEqual(['CF1-T31-AAAAAAA lost', 'CF1-T31-AAAAAAB lost'])
  })

  it('finds best results of lost deals and lengths of wins when asked', async () => {
    const { out } = await canfield('survey --count 5 --aim short --shorten 300 --positions 3000 --workers 1')
    const rows = rowsOf(out)
    expect(rows.find((row) => row.code === code('E'))).toMatchObject({ verdict: 'lost', best: 11, exact: true })
    expect(rows.find((row) => row.code === code('B')).length).toBeGreaterThan(51)
    const best = rowsOf((await canfield('survey --count 5 --aim best --positions 600 --workers 1')).out)
    expect(best.find((row) => row.code === code('E'))).toMatchObject({ best: 11 })
    expect(best.find((row) => row.code === code('B'))).not.toHaveProperty('length')
    expect(rowsOf(whole).find((row) => row.code === code('E'))).not.toHaveProperty('best')
  })

  it.each([
    ['--count 0', '--count 0 is no whole number from 1 to 8031810176.'],
    ['--from ZZZZZZZ --count 2', '--count 2 is no whole number from 1 to 1.'],
    ['--from ABC', '--from ABC is no deal. Give seven letters, such as AAAAAAA.'],
    ['--from CF1-H3-AAAAAAA', '--from CF1-H3-AAAAAAA is a deal of H3, not of D3.'],
    ['--mode X', '--mode X is not known. The modes are D3, D1, H3.'],
    ['--aim high', '--aim high is not known. It can be verdict, best, short.'],
    ['--workers 0', '--workers 0 is no whole number from 1 to 1024.'],
    ['--shard 9/8', 'There is no shard 9 of 8.'],
    ['--shard 0/8', 'There is no shard 0 of 8.'],
    ['--shard 2', '--shard 2 is no shard: give it as 2/8.'],
    ['--shard 2/8 --shards 9', '--shard 2/8 and --shards 9 contradict each other.'],
    ['--shards 8', '--shards without an index: give --shard 2/8, or start it as an array job.'],
    ['results', 'No command “survey results”. Try: canfield survey --help'],
    ['report', 'No files. Try: canfield survey report results-*.jsonl'],
  ])('answers 2 in one line to what it cannot read: %s', async (options, message) => {
    expect(await canfield(`survey ${options}`)).toEqual({ exitCode: 2, out: '', error: `canfield: ${message}\n` })
  })

  it('shows a bar with the rate and the time left on a terminal, and nothing elsewhere', async () => {
    const onTerminal = await canfield(`${SMALL} --out ${file('bar.jsonl')}`, '', { isTTY: true })
    expect(onTerminal.error).toMatch(/█.* 6 of 6 deals, [\d.]+ a second, \S+ left/)
    expect(await canfield(`${SMALL} --out ${file('no-bar.jsonl')}`)).toEqual({ exitCode: 0, out: '', error: '' })
  })

  it('has its help, with examples', async () => {
    const { out } = await canfield('survey --help')
    expect(out).toContain('--shard <i/n>')
    expect(out).toContain('$ canfield survey report d3-*.jsonl')
  })
})

describe('shards of a survey', () => {
  it('are every n-th deal, and make up the whole', async () => {
    const shards = await Promise.all([1, 2, 3, 4].map((i) => canfield(`${SMALL} --shard ${i}/4`)))
    expect(codesOf(shards[0]?.out ?? '').sort()).toEqual([code('A'), code('E')])
    const all = shards.flatMap(({ out }) => rowsOf(out)).map(({ ms, ...row }) => row)
    const expected = rowsOf(whole).map(({ ms, ...row }) => row)
    expect(all).toHaveLength(expected.length)
    expect(all).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['Kubernetes', { JOB_COMPLETION_INDEX: '1' }, '--shards 4'],
    ['a Slurm array', slurm(1, 0, 3, 4), ''],
    ['a Slurm array that counts from 1', slurm(2, 1, 4, 4), '--shards 4'],
    ['part of a Slurm array', slurm(2, 2, 4, 2), '--shards 4'],
    ['options before the environment', { JOB_COMPLETION_INDEX: '3' }, '--shard 2/4'],
  ])('take their index and count from %s', async (from, environment, options) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    const { exitCode } = await canfield([...`${SMALL} ${options} --out`.split(/ +/), file(`${from}-{shard}.jsonl`)])
    expect(exitCode).toBe(0)
    expect(linesOf(read(`${from}-2.jsonl`))[0].survey).toMatchObject({ shard: 2, shards: 4 })
  })

  it.each([
    [{ JOB_COMPLETION_INDEX: '1' }, '', 'JOB_COMPLETION_INDEX is set: say of how many shards, as --shards 16.'],
    [{ JOB_COMPLETION_INDEX: '4' }, '--shards 4', 'There is no shard 5 of 4.'],
    [{ JOB_COMPLETION_INDEX: 'x' }, '--shards 4', 'JOB_COMPLETION_INDEX x is no whole number from 0 on.'],
    [slurm(2, 2, 4, 2), '', 'The Slurm array has gaps: say of how many shards it does some, as --shards 16.'],
    [slurm(0, 0, 4, 2), '--shards 4', 'There is no shard 0 of 4.'],
    [
      { JOB_COMPLETION_INDEX: '1' },
      '--shards 4 --out same.jsonl',
      '--out same.jsonl would be one file for all shards: write {shard} where the number goes.',
    ],
  ])('are refused when it is not clear which one is meant: %o %s', async (environment, options, message) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    expect(await canfield(`survey ${options}`)).toEqual({ exitCode: 2, out: '', error: `canfield: ${message}\n` })
  })

  function slurm(id: number, min: number, max: number, count: number): Record<string, string> {
    const variables = { ID: id, MIN: min, MAX: max, COUNT: count }
    return Object.fromEntries(Object.entries(variables).map(([key, value]) => [`SLURM_ARRAY_TASK_${key}`, `${value}`]))
  }
})

describe('a results file', () => {
  const resumed = async (name: string) => canfield(`${SMALL} --out ${file(name)}`)

  it.each([
    ['in its first line', () => 20],
    ['after its first line', () => whole.indexOf('\n') + 1],
    ['in the middle of a deal', () => whole.length - 30],
    ['at the end of a deal but for the line’s end', () => whole.length - 1],
  ])('that was cut off %s is completed, no deal lost or twice', async (_, end) => {
    writeFileSync(file('cut.jsonl'), whole)
    truncateSync(file('cut.jsonl'), end())
    expect(await resumed('cut.jsonl')).toEqual({ exitCode: 0, out: '', error: '' })
    expect(linesOf(read('cut.jsonl'))[0]).toEqual(linesOf(whole)[0])
    expect(codesOf(read('cut.jsonl')).sort()).toEqual(codesOf(whole).sort())
  })

  it('that is complete stays as it is', async () => {
    writeFileSync(file('complete.jsonl'), whole)
    expect((await resumed('complete.jsonl')).exitCode).toBe(0)
    expect(read('complete.jsonl')).toBe(whole)
  })

  it.each([
    ['nonsense.jsonl', 'nonsense\n', 'does not begin as results of a survey do.'],
    ['header.jsonl', '{"survey":{"mode":"D3"}}\n', 'does not begin as results of a survey do.'],
    [
      'other.jsonl',
      () => whole.replace('"from":0', '"from":1').replace(/.*AAAAAAA.*\n/, ''),
      'has results of another survey. Name another',
    ],
    ['more.jsonl', () => whole.replace('"count":6', '"count":7'), 'has results of more deals. Name another'],
    ['row.jsonl', () => `${whole}{"code":"${code('A')}"}\n`, ', line 8, is no result of this shard.'],
    ['stranger.jsonl', () => whole.replace(code('A'), code('Z')), 'is no result of this shard.'],
    ['twice.jsonl', () => `${whole}${whole.split('\n')[1]}\n`, 'is there already.'],
  ])('that is another’s or broken is left alone: %s', async (name, content, message) => {
    const text = typeof content === 'string' ? content : content()
    writeFileSync(file(name), text)
    const { exitCode, error } = await resumed(name)
    expect([exitCode, error.split('\n').length]).toEqual([2, 2])
    expect(error).toContain(name)
    expect(error).toContain(message)
    expect(read(name)).toBe(text)
    if (!['other.jsonl', 'more.jsonl'].includes(name))
      expect((await canfield(`survey report ${file(name)}`)).error).toBe(error)
  })

  it('that cannot be read or written is told of in one line', async () => {
    mkdirSync(file('folder.jsonl'))
    for (const line of [`${SMALL} --out ${file('folder.jsonl')}`, `survey report ${file('folder.jsonl')}`]) {
      const { exitCode, error } = await canfield(line)
      expect(exitCode).toBe(2)
      expect(error).toMatch(/^canfield: \S+folder\.jsonl can’t be read: .+\n$/)
    }
    const { exitCode, error } = await canfield(`${SMALL} --out ${file('no/such.jsonl')}`)
    expect(exitCode).toBe(2)
    expect(error).toMatch(/such\.jsonl can’t be written: .+\n$/)
  })

  it('of a smaller budget is gone on with when asked: only what was left open is done again', async () => {
    writeFileSync(file('retry.jsonl'), whole)
    const bigger = `survey --count 6 --positions 100000 --workers 1 --out ${file('retry.jsonl')}`
    expect(await canfield(bigger)).toMatchObject({ exitCode: 2, error: expect.stringContaining('With --retry') })
    expect(read('retry.jsonl')).toBe(whole)
    expect((await canfield(`${bigger} --retry`)).exitCode).toBe(0)
    const rows = rowsOf(read('retry.jsonl'))
    expect(rows.map(({ code }) => code).sort()).toEqual(codesOf(whole).sort())
    expect(rows).toEqual(expect.arrayContaining(rowsOf(whole).filter(({ verdict }) => verdict !== 'unknown')))
    expect(rows.map(({ verdict }) => verdict)).not.toContain('unknown')
    expect(linesOf(read('retry.jsonl'))[0].survey).toMatchObject({ positions: 100_000 })
    expect((await canfield(`${SMALL} --out ${file('retry.jsonl')} --retry`)).exitCode).toBe(2)
  })

  it('of an aim that tells less is gone on with when asked: only those are done again of which more can be told', async () => {
    writeFileSync(file('best.jsonl'), whole)
    const best = `${SMALL} --aim best --out ${file('best.jsonl')}`
    expect((await canfield(best)).exitCode).toBe(2)
    expect((await canfield(`${best} --retry`)).exitCode).toBe(0)
    const rows = rowsOf(read('best.jsonl'))
    expect(rows.slice(0, 4)).toEqual(rowsOf(whole).filter(({ verdict }) => verdict === 'won'))
    expect(rows.find(({ verdict }) => verdict === 'lost')).toMatchObject({ best: 11, exact: true })
    expect((await canfield(`${SMALL} --out ${file('best.jsonl')} --retry`)).exitCode).toBe(2)
  })

  it('of fewer deals is gone on with: those that are done stay as they are, the open ones too', async () => {
    writeFileSync(file('grown.jsonl'), `${whole}{"code":"CF1`)
    const { exitCode } = await canfield(`survey --count 8 --positions 600 --workers 1 --out ${file('grown.jsonl')}`)
    expect(exitCode).toBe(0)
    expect(linesOf(read('grown.jsonl'))[0].survey).toMatchObject({ count: 8, positions: 600 })
    expect(rowsOf(read('grown.jsonl')).slice(0, 6)).toEqual(rowsOf(whole))
    expect(codesOf(read('grown.jsonl')).slice(6)).toEqual(['G', 'H'].map(code))
  })
})

describe('canfield survey report', () => {
  const shard = async (i: number, options = '') => {
    const name = `part-${i}${options && '-other'}.jsonl`
    writeFileSync(
      file(name),
      (await canfield(`survey --count 6 --workers 1 --shard ${i}/4 ${options || '--positions 600'}`)).out,
    )
    return file(name)
  }
  const json = async (...files: string[]) => {
    const { exitCode, out } = await canfield(['survey', 'report', '--json', ...files])
    return { exitCode, ...JSON.parse(out) }
  }

  it('counts the verdicts, with intervals', async () => {
    writeFileSync(file('whole.jsonl'), whole)
    const report = await json(file('whole.jsonl'))
    const won = rowsOf(whole).filter(({ verdict }) => verdict === 'won').length
    expect(report).toMatchObject({ exitCode: 0, deals: 6, missingShards: [], unfinishedShards: [] })
    expect(report.verdicts.won.deals).toBe(won)
    expect(report.verdicts.won.percent).toBeCloseTo((100 * won) / 6)
    expect(report.verdicts.won.low).toBeLessThan((100 * won) / 6)
    expect(report.verdicts.won.high).toBeGreaterThan((100 * won) / 6)
    const most = Math.max(...rowsOf(whole).map(({ positions }) => positions))
    expect(report.positions.most).toBe(most)
    expect(rowsOf(whole).find((row) => row.code === report.hardest).positions).toBe(most)
    expect(report.quick.deals).toBe(rowsOf(whole).filter(({ verdict }) => verdict !== 'unknown').length)
    const of9 = rowsOf(whole).filter(({ code: name }) => ['B', 'E', 'F'].map(code).includes(name))
    for (const verdict of ['won', 'lost', 'unknown'])
      expect(report.startRanks['9'][verdict]).toBe(of9.filter((row) => row.verdict === verdict).length)
    expect(report.startRanks['6'].won + report.startRanks['6'].lost + report.startRanks['6'].unknown).toBe(2)
    const { out } = await canfield(`survey report ${file('whole.jsonl')}`)
    expect(out).toContain('6 of 6 deals from CF1-D3-AAAAAAA on, each with at most 600 positions and 200 MB\n')
    expect(out).toMatch(/^won {8,}\d {2} +\d+\.\d\d % {2}\(95 %: \d+\.\d\d to \d+\.\d\d %\)$/m)
  })

  it('has the interval that Wilson’s formula gives', async () => {
    const rows = Array.from({ length: 50 }, (_, i) => {
      const name = `CF1-D3-AAAAA${String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26))}`
      return JSON.stringify({ code: name, verdict: i < 45 ? 'won' : 'lost', positions: 1, ms: 1 })
    })
    const header = JSON.stringify(linesOf(whole)[0]).replace('"count":6', '"count":50')
    writeFileSync(file('fifty.jsonl'), `${[header, ...rows].join('\n')}\n`)
    const { verdicts } = await json(file('fifty.jsonl'))
    expect(verdicts.won).toMatchObject({ deals: 45, percent: 90 })
    expect([verdicts.won.low, verdicts.won.high].map((bound) => bound.toFixed(2))).toEqual(['78.64', '95.65'])
    expect([verdicts.unknown.low, verdicts.unknown.high].map((bound) => bound.toFixed(2))).toEqual(['0.00', '7.13'])
  })

  it('merges shards in any order, and says which are missing or unfinished', async () => {
    const parts = [await shard(4), await shard(1), await shard(2)]
    const all = await json(...parts, await shard(3))
    expect(all).toMatchObject({ exitCode: 0, deals: 6 })
    writeFileSync(file('one.jsonl'), whole)
    expect(all.verdicts).toEqual((await json(file('one.jsonl'))).verdicts)
    appendFileSync(file('part-4.jsonl'), '{"code":"CF1')
    truncateSync(file('part-1.jsonl'), read('part-1.jsonl').length - 5)
    const some = await canfield(['survey', 'report', ...parts])
    expect(some.exitCode).toBe(1)
    expect(some.out).toContain('missing of 4 shards: 3\n')
    expect(some.out).toContain(`unfinished: shard 1, 1 deals missing in ${file('part-1.jsonl')}, its last line cut off`)
    expect((await canfield(['survey', 'report', parts[0] as string])).out).toContain('missing of 4 shards: 1-3\n')
  })

  it('tells of best results and lengths when the survey has them', async () => {
    writeFileSync(file('short.jsonl'), (await canfield(`${SMALL} --aim short --shorten 100`)).out)
    const { best, bestCounts, length, lengthCounts } = await json(file('short.jsonl'))
    expect(bestCounts).toEqual({ 11: 1 })
    for (const row of rowsOf(read('short.jsonl')).filter(({ verdict }) => verdict === 'won'))
      expect(lengthCounts[row.length]).toBeGreaterThan(0)
    expect(best).toEqual({ mean: 11, median: 11, least: 11, most: 11 })
    expect(length.least).toBeGreaterThan(51)
    const { out } = await canfield(`survey report ${file('short.jsonl')}`)
    expect(out).toContain('cards on the foundations at best, lost deals: mean 11, ')
    expect(out).toContain('actions of a win: mean ')
  })

  it('refuses shards of different settings, and one shard twice', async () => {
    const one = await shard(1)
    const other = await shard(2, '--positions 601')
    expect(await canfield(['survey', 'report', one, other])).toEqual({
      exitCode: 2,
      out: '',
      error: `canfield: ${one} and ${other} are of different surveys: positions is 600 and 601.\n`,
    })
    writeFileSync(file('copy.jsonl'), readFileSync(one))
    expect((await canfield(['survey', 'report', one, file('copy.jsonl')])).error).toBe(
      `canfield: ${one} and ${file('copy.jsonl')} are both shard 1.\n`,
    )
  })
})
