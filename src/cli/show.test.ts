import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_WIN } from '../game/testing/example.ts'
import { run } from './run.ts'
import { canfield, linesOf } from './testing/canfield.ts'

const drawing = (...lines: readonly string[]): string => `${lines.join('\n')}\n`

describe('canfield show', () => {
  it('draws a deal in characters', async () => {
    expect(await canfield('show CF1-D3-AAAAACL')).toEqual({
      exitCode: 0,
      error: '',
      out: drawing(
        'CF1-D3-AAAAACL · start rank 7 · score 0 · 0 actions',
        '',
        'reserve  13    Q♣               7♥    ·♠    ·♦    ·♣',
        'waste     0                    ───   ───   ───   ───',
        'stock    34                     6♣    K♥    Q♥    A♠',
      ),
    })
  })

  it('draws the board after moves', async () => {
    const { out } = await canfield('show CF1-D3-AAAAACL R2 RF 24x2 D')
    expect(out).toBe(
      drawing(
        'CF1-D3-AAAAACL · start rank 7 · score 5 · 4 actions',
        '',
        'reserve  10    J♠               8♥    ·♠    ·♦    ·♣',
        'waste     3    5♦  2♦  5♥      ───   ───   ───   ───',
        'stock    31                     6♣    Q♠    Q♥    A♠',
        '                                                  K♥',
        '                                                  Q♣',
      ),
    )
  })

  it('draws tens in their place', async () => {
    const { out } = await canfield('show CF1-D3-ZZZZZZZ D D D D')
    expect(out).toContain('10')
    expect(Math.max(...out.split('\n').map((line) => [...line].length))).toBeLessThan(80)
  })

  it('says that a game is won', async () => {
    const { out, exitCode } = await canfield(`show ${EXAMPLE_WIN}`)
    expect(exitCode).toBe(0)
    expect(out.split('\n')[0]).toBe('CF1-D3-AAAAACL · start rank 7 · score 255 · 197 actions · won')
  })

  it.each([
    ['en', 'Stock: 34 cards; waste empty; reserve: 10 cards, top card: jack of spades. '],
    ['fi', 'Nostopakka: 34 korttia; '],
    [
      'de',
      'Stapel: 34 Karten; Ablagestapel leer; Reserve: 10 Karten, oberste: Pik-Bube. Fundamente, Startrang 7: Herz bis zur Herz 8 (2), Pik leer, Karo leer, Kreuz leer. Spalte 1: Kreuz 6; Spalte 2: Pik-Dame; Spalte 3: Herz-Dame; Spalte 4: Pik-Ass, Herz-König, Kreuz-Dame.\n',
    ],
  ])('says the board in words with --lang %s', async (language, words) => {
    const { out } = await canfield(`show CF1-D3-AAAAACL R2 RF 24x2 --lang ${language}`)
    expect(out).toMatch(words)
    expect(out.trimEnd()).not.toContain('\n')
  })

  it('writes JSON with --json', async () => {
    const { out, exitCode } = await canfield('show CF1-D3-AAAAACL R2 RF --json')
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      code: 'CF1-D3-AAAAACL',
      mode: 'D3',
      startRank: '7',
      score: 5,
      moves: 2,
      won: false,
    })
  })

  it.each([
    ['show cf1d3aaaaacl r2 rf --json', 2],
    ['show AAAAACL R2 RF --json', 2],
    ['show --json CF1-D3-AAAAACL R2 RF', 2],
    ['show #CF1-D3-AAAAACL/R2.RF --json', 2],
    ['show CF1-D3-AAAAACL --json -- R2 RF', 2],
    ['show CF1-D3-AAAAACL R2 RF --json 24x2', 3],
  ])('understands %s', async (line, moves) => {
    expect(JSON.parse((await canfield(line)).out)).toMatchObject({ code: 'CF1-D3-AAAAACL', moves })
  })

  it('keeps a move in its place that looks like a number and follows an option', async () => {
    const { error } = await canfield('show CF1-D3-AAAAACL --json 12 R2')
    expect(error).toContain('Move 1, “12”')
  })

  it.each([
    ['show', 'There is no game code. One looks like this: CF1-D3-AAAAACL.'],
    ['show CF2-D3-AAAAACL', '“CF2” is not known here. Game codes begin with CF1.'],
    ['show CF1-D9-AAAAACL', '“D9” is no mode. The modes are D3, D1, H3 and tables of your own, such as T301.'],
    ['show CF1-D3-AAAA', '“AAAA” has 4 letters. A deal has seven.'],
    ['show CF1-D3-AAAAACL R2 what', 'Move 2, “what”, can’t be read. Moves look like D, RF, W3, 12x3 or FS1.'],
    [
      'show CF1-D3-AAAAACL --lang xx',
      '--lang xx is not known. The languages are da, de, en, es, fr, it, nl, nb, pl, pt-BR, fi, sv.',
    ],
    ['show CF1-D3-AAAAACL --lang', 'option `--lang <language>` value is missing. Try: canfield --help'],
    ['show CF1-D3-AAAAACL --lang fi --json', 'Either --json or --lang, not both.'],
    ['show CF1-D3-AAAAACL --batch', 'With --batch the records come from standard input, and JSON goes out.'],
    ['show --batch --lang fi', 'With --batch the records come from standard input, and JSON goes out.'],
    ['show CF1-D3-AAAAACL --colour', 'Unknown option `--colour`. Try: canfield --help'],
    ['', 'No command. Try: canfield --help'],
    ['deal', 'No command “deal”. Try: canfield --help'],
  ])('answers 2 in one line to what it cannot read: %j', async (line, message) => {
    expect(await canfield(line)).toEqual({ exitCode: 2, out: '', error: `canfield: ${message}\n` })
  })
})

describe('canfield show --batch', () => {
  it('answers each line with a line of JSON, and goes on after a bad one', async () => {
    const input = [
      'CF1-D3-AAAAACL R2',
      'CF1-D3-AAAAACL R1',
      'nonsense',
      '',
      '#CF1-H3-AAAAACL/R2.RF\r',
      EXAMPLE_WIN,
    ].join('\n')
    const { out, exitCode, error } = await canfield('show --batch', input)
    expect([exitCode, error]).toEqual([0, ''])
    expect(linesOf(out)).toMatchObject([
      { code: 'CF1-D3-AAAAACL', moves: 1, score: 0 },
      { error: 'Move 1, “R1”, is against the rules. Only a red 5 goes there.' },
      { error: '“NONSENSE” has 8 letters. A deal has seven.' },
      { error: 'There is no game code. One looks like this: CF1-D3-AAAAACL.' },
      { code: 'CF1-H3-AAAAACL', moves: 2, score: 10 },
      { code: 'CF1-D3-AAAAACL', moves: 197, score: 255, won: true },
    ])
  })

  it('says the same of a record as --json does', async () => {
    const { out } = await canfield('show --batch', `${EXAMPLE_WIN}\n`)
    expect(out).toBe((await canfield(`show ${EXAMPLE_WIN} --json`)).out)
  })

  it('answers nothing to nothing', async () => {
    expect(await canfield('show --batch')).toEqual({ exitCode: 0, out: '', error: '' })
  })

  it('answers a line before the next one comes', async () => {
    const stdin = new PassThrough()
    const stdout = new PassThrough()
    const done = run(['show', '--batch'], { stdin, stdout, stderr: new PassThrough() })
    for (const deal of ['AAAAAAA', 'AAAAAAB']) {
      stdin.write(`CF1-D3-${deal}\n`)
      const [chunk] = await new Promise<[Buffer]>((resolve) => stdout.once('data', (data) => resolve([data])))
      expect(JSON.parse(chunk.toString())).toMatchObject({ code: `CF1-D3-${deal}` })
    }
    stdin.end()
    expect(await done).toBe(0)
  })

  it('answers 2 when standard input breaks', async () => {
    const stdin = new Readable({ read: (): void => void stdin.destroy(new Error('broken')) })
    const stderr = new PassThrough()
    expect(await run(['show', '--batch'], { stdin, stdout: new PassThrough(), stderr })).toBe(2)
    expect(stderr.read().toString()).toBe('canfield: Standard input can’t be read: broken\n')
  })

  it('waits for a slow reader', async () => {
    const stdout = new PassThrough({ highWaterMark: 100 })
    const done = run(['show', '--batch'], {
      stdin: Readable.from('CF1-D3-AAAAACL\n'.repeat(500)),
      stdout,
      stderr: new PassThrough(),
    })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(stdout.writableLength).toBeLessThan(10_000)
    const out = text(stdout)
    await done
    stdout.end()
    expect((await out).trimEnd().split('\n')).toHaveLength(500)
  })
})

describe('canfield --help', () => {
  it('names the commands, and of a command its options', async () => {
    expect(await canfield('--help')).toMatchObject({
      exitCode: 0,
      error: '',
      out: expect.stringContaining('show [code] [...moves]'),
    })
    expect((await canfield('show --help')).out).toContain('--lang <language>')
    expect((await canfield('--help')).out).toContain('Ranks in columns  0 All the way round, 1 End at start rank')
  })

  it('tells the version', async () => {
    expect((await canfield('--version')).out).toMatch(/^canfield\/\d+\.\d+\.\d+ /)
  })
})
