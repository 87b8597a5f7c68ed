import type { Mode } from '../rules.ts'
import { exampleAfter } from '../testing/example.ts'
import type { Position } from '../testing/position.ts'

type Layout = Omit<Position, 'mode'>

/** A position as a record's end, in D3 and to be played in other modes too, or as it is laid out. */
interface PerftPosition {
  readonly name: string
  readonly position: string | Layout
  /** By mode, of which docs/DEALS.md tells what each word spells: how many sequences of 1, 2, 3 … legal actions there are. */
  readonly counts: Readonly<Partial<Record<Mode, readonly number[]>>>
}

/** A full reserve, and all other cards on columns and foundations. */
const FEW_TO_DRAW: Layout = {
  baseCard: '3H',
  columns: ['TH 9S', '2D AS KH', 'QC JH TS', 'AD KC QH'],
  foundations: { H: 6, S: 4, D: 9, C: 9 },
  rest: 'reserve',
}

/** The numbers come from the second opinion (testing/reference.ts), not from the engine that they judge. */
export const PERFT: readonly PerftPosition[] = [
  {
    name: 'deal AAAAAAA',
    position: 'CF1-D3-AAAAAAA',
    counts: {
      D3: [2, 3, 4, 5, 6, 7, 8, 10, 21, 34, 60, 89, 160, 198, 239, 283, 330, 390, 464, 655, 861, 969],
      D1: [2, 3, 5, 10, 12, 15, 25, 36, 40, 44, 49, 78, 158, 317, 708, 1643, 3709, 8235, 18011],
      H3: [2, 3, 4, 5, 6, 7, 8, 10, 21, 34, 60, 89, 160, 198, 239, 283, 330, 390, 464, 655, 861, 969],
    },
  },
  {
    name: 'deal AAAAACL',
    position: 'CF1-D3-AAAAACL',
    counts: {
      D3: [3, 10, 32, 101, 301, 806, 1821, 3585, 6257, 11016, 20575],
      D1: [3, 10, 31, 92, 238, 569, 1203, 2660, 5826, 12306, 21385],
      H3: [3, 10, 32, 101, 301, 786, 1709, 3213, 5213, 8344, 13861],
      T2: [3, 9, 24, 59, 149, 433, 1144, 2538, 4492, 7437, 11578],
      T301: [3, 10, 32, 101, 301, 806, 1821, 3585, 6257, 11016],
    },
  },
  {
    name: 'deal CANFIEL',
    position: 'CF1-D3-CANFIEL',
    counts: {
      D3: [3, 7, 13, 22, 50, 140, 291, 636, 1467, 3495, 9246],
      D1: [3, 7, 14, 30, 62, 86, 114, 146, 182, 223, 310, 710, 1557, 3103, 6678, 14954],
      H3: [3, 7, 13, 22, 50, 130, 211, 328, 557, 1007, 1904, 3202, 5810, 10730, 19088],
      T112001: [3, 7, 14, 30, 62, 86, 114, 146, 182, 223, 310, 678, 1250, 1790, 2694, 4464, 7501, 12395],
      T1311011: [3, 7, 14, 30, 62, 86, 114, 146, 182, 223, 310, 688, 1291, 1883, 2860, 4782, 8154, 13748],
    },
  },
  {
    name: 'deal NQLWQNX',
    position: 'CF1-D3-NQLWQNX',
    counts: {
      D3: [2, 3, 5, 7, 15, 25, 37, 51, 67, 85, 105, 127, 151, 177, 205, 236, 270, 338, 433, 880, 1476, 2627],
      D1: [2, 3, 5, 10, 12, 14, 17, 20, 22, 25, 41, 84, 173, 358, 717, 1437, 2846, 6326, 15492],
      H3: [2, 3, 5, 7, 15, 25, 37, 51, 67, 85, 105, 127, 151, 177, 205, 236, 270, 338, 433, 878, 1438, 2449],
    },
  },
  {
    name: 'deal ZZZZZZZ',
    position: 'CF1-D3-ZZZZZZZ',
    counts: {
      D3: [2, 4, 8, 17, 40, 78, 135, 215, 322, 460, 633, 845, 1100, 2146, 2499, 2908, 3393, 4097, 4908, 5834],
      D1: [2, 5, 8, 13, 19, 25, 33, 51, 111, 195, 309, 457, 643, 871, 1146, 2174, 2719, 3592, 6222, 8578],
      H3: [2, 4, 8, 17, 40, 78, 135, 215, 322, 460, 633, 845, 1100, 2146, 2499, 2908, 3393, 4097, 4908, 5834],
    },
  },
  {
    name: 'one empty column',
    position: { baseCard: '5D', columns: ['9S 8H 7C', 'QD JS', 'KS'], waste: '4C 6S', foundations: { D: 3, S: 1 } },
    counts: { D3: [9, 56, 395, 2621, 17201], H3: [4, 13, 37, 88, 190, 415, 924, 2083, 4735, 10669] },
  },
  {
    name: 'two empty columns',
    position: { baseCard: '2C', columns: ['TH 9C', '', 'JC', ''], waste: '8D', foundations: { C: 4, H: 2 } },
    counts: {
      D1: [11, 95, 767, 6099],
      T301: [9, 63, 400, 2439, 14493],
      T302: [10, 68, 380, 2082, 11378],
      T3001: [5, 17, 48, 165, 595, 2015, 6271, 17959],
    },
  },
  {
    name: 'two empty columns, two cards of waste',
    position: { baseCard: '2C', columns: ['TH 9C', '', 'JC', ''], waste: '8D KS', foundations: { C: 4, H: 2 } },
    counts: { H3: [4, 16, 56, 154, 447, 1265, 3377, 8648, 21102] },
  },
  {
    name: 'three empty columns',
    position: { baseCard: 'QS', columns: ['', '', '7H 6S 5D', ''], foundations: { S: 2, D: 1 } },
    counts: { D3: [13, 121, 961, 7270] },
  },
  {
    name: 'four empty columns',
    position: { baseCard: '9H', waste: '3C 3D', foundations: { H: 5, C: 3, S: 1 } },
    counts: { D3: [17, 225, 2341, 20226], H3: [5, 21, 49, 174, 534, 1462, 3870, 9774, 22954] },
  },
  {
    name: 'four empty columns, foundations only to take back from',
    position: { baseCard: 'AS', foundations: { S: 12, H: 13, D: 13, C: 13 } },
    counts: { D1: [17, 254, 3405] },
  },
  {
    name: 'kings on aces',
    position: {
      baseCard: '4S',
      reserve: '8C 9D KS',
      columns: ['AH', 'KC QD', 'AD', 'AC'],
      waste: 'KH KD',
      foundations: { S: 1 },
    },
    counts: {
      D3: [6, 30, 130, 510, 1850, 6342, 20898],
      H3: [6, 22, 54, 114, 202, 330, 506, 738, 1034, 1402, 1850, 2386, 3018, 3754, 4602, 5571],
      T303: [6, 28, 110, 396, 1318, 4136, 12430],
    },
  },
  {
    name: 'kings on aces, start rank ace',
    position: {
      baseCard: 'AS',
      reserve: '8C KS',
      columns: ['AH', 'KC QD', 'AD', 'AC'],
      waste: 'KH',
      foundations: { S: 1 },
    },
    counts: { D1: [9, 66, 381, 2077, 10936] },
  },
  {
    name: 'a card of the rank below the start rank on a start-rank card',
    position: { baseCard: '7H', reserve: '2C TS 6D', columns: ['7C', '6H 5S', '8D 7S', '6C'], foundations: { H: 1 } },
    counts: {
      D3: [7, 38, 166, 659, 2509, 9280],
      H3: [7, 28, 71, 146, 308, 599, 927, 1761, 3562, 6090, 8508, 11809],
      T30001: [3, 10, 34, 119, 423, 1514, 5415, 19315],
    },
  },
  {
    name: 'foundations that can be taken back, the base card too',
    position: {
      baseCard: 'JD',
      reserve: 'TC 2S',
      columns: ['QS', '4H 3C', '2D', 'QD'],
      foundations: { D: 1, H: 5, S: 1, C: 4 },
    },
    counts: {
      D3: [8, 52, 305, 1741, 9832],
      H3: [4, 13, 34, 73, 160, 313, 562, 964, 1939, 3682, 7007, 11877],
      T3000001: [8, 52, 305, 1741, 9832],
    },
  },
  {
    name: 'foundations taken back to empty columns',
    position: { baseCard: 'TD', columns: ['', 'JC'], waste: '2C', foundations: { D: 13, H: 13, S: 13, C: 1 } },
    counts: { D1: [17, 221, 2405] },
  },
  {
    name: 'one card of the waste remaining',
    position: { ...FEW_TO_DRAW, waste: '9H' },
    counts: { D3: [6, 29, 138, 657, 3210, 16192] },
  },
  {
    name: 'two cards of the waste remaining',
    position: { ...FEW_TO_DRAW, waste: '8S 9H' },
    counts: { D3: [6, 32, 169, 895, 4821] },
  },
  {
    name: 'one card of stock and two of waste',
    position: { ...FEW_TO_DRAW, waste: '8S 9H', stock: '7S' },
    counts: { H3: [4, 13, 39, 117, 345, 993, 2782, 7579, 20094], T32: [6, 33, 184, 1043, 6059, 36065] },
  },
  {
    name: 'nothing left to draw',
    position: { ...FEW_TO_DRAW },
    counts: { D1: [3, 10, 35, 130, 518, 2241, 10259] },
  },
  {
    name: 'an empty column filled by the last card of the reserve',
    position: {
      baseCard: '5S',
      reserve: '9H',
      columns: ['8C', 'TC', '4D 3S', 'QD'],
      waste: 'JS 6H',
      foundations: { S: 1 },
    },
    counts: { D3: [2, 4, 12, 41, 127, 429, 1394, 4928, 16513] },
  },
  {
    name: 'a run of fifteen, round the corner',
    position: {
      baseCard: '5D',
      columns: ['3S 2H AS KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S', '4H', '', '3D'],
      foundations: { D: 1 },
    },
    counts: {
      D3: [18, 135, 1650, 15570],
      T303: [5, 26, 137, 770, 4443, 26301],
      T301: [3, 10, 32, 115, 423, 1569, 5679, 20079],
    },
  },
  {
    name: 'almost won',
    position: {
      baseCard: '6C',
      columns: ['5H', '5S 4D', '5D', ''],
      waste: '3D',
      foundations: { C: 13, S: 12, H: 12, D: 10 },
    },
    counts: {
      D3: [11, 100, 931, 8365],
      D1: [11, 100, 931, 8365],
      H3: [4, 10, 16, 35, 48, 65, 68, 89, 88, 113, 108, 137, 128, 161, 148, 185, 168, 209, 188, 233, 208, 257],
      T1111111: [3, 7, 10, 17, 24, 14, 0],
    },
  },
  {
    name: 'late in the example',
    position: exampleAfter(150),
    counts: { D3: [13, 66, 411, 2372, 14418], H3: [2, 4, 9, 20, 55, 150, 390, 915, 2022, 4303, 9641, 22584] },
  },
  { name: 'very late in the example', position: exampleAfter(185), counts: { D3: [13, 140, 1330, 12290] } },
  {
    name: 'the last pass',
    position: { ...FEW_TO_DRAW, waste: '8S 9H', stock: '7S', turns: 1 },
    counts: { T22: [6, 32, 171, 922, 5086, 28810] },
  },
]
