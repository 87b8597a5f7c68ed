import type { Position } from '../testing/position.ts'

/**
 * Positions with the number of sequences of 1, 2, 3 … legal actions from each. A position is a record's end, or laid out.
 * The numbers come from the second opinion (testing/reference.ts), not from the engine that they judge.
 */
export const PERFT: readonly {
  readonly name: string
  readonly position: string | Position
  readonly counts: readonly number[]
}[] = [
  {
    name: 'deal AAAAAAA in D3',
    position: 'CF1-D3-AAAAAAA',
    counts: [2, 3, 4, 5, 6, 7, 8, 10, 21, 34, 60, 89, 160, 198, 239, 283, 330, 390, 464, 655, 861, 969],
  },
  {
    name: 'deal AAAAAAA in D1',
    position: 'CF1-D1-AAAAAAA',
    counts: [2, 3, 5, 10, 12, 15, 25, 36, 40, 44, 49, 78, 158, 317, 708, 1643, 3709, 8235, 18011],
  },
  {
    name: 'deal AAAAAAA in H3',
    position: 'CF1-H3-AAAAAAA',
    counts: [2, 3, 4, 5, 6, 7, 8, 10, 21, 34, 60, 89, 160, 198, 239, 283, 330, 390, 464, 655, 861, 969],
  },
  {
    name: 'deal AAAAACL in D3',
    position: 'CF1-D3-AAAAACL',
    counts: [3, 10, 32, 101, 301, 806, 1821, 3585, 6257, 11016, 20575],
  },
  {
    name: 'deal AAAAACL in D1',
    position: 'CF1-D1-AAAAACL',
    counts: [3, 10, 31, 92, 238, 569, 1203, 2660, 5826, 12306, 21385],
  },
  {
    name: 'deal AAAAACL in H3',
    position: 'CF1-H3-AAAAACL',
    counts: [3, 10, 32, 101, 301, 786, 1709, 3213, 5213, 8344, 13861],
  },
  {
    name: 'deal CANFIEL in D3',
    position: 'CF1-D3-CANFIEL',
    counts: [3, 7, 13, 22, 50, 140, 291, 636, 1467, 3495, 9246],
  },
  {
    name: 'deal CANFIEL in D1',
    position: 'CF1-D1-CANFIEL',
    counts: [3, 7, 14, 30, 62, 86, 114, 146, 182, 223, 310, 710, 1557, 3103, 6678, 14954],
  },
  {
    name: 'deal CANFIEL in H3',
    position: 'CF1-H3-CANFIEL',
    counts: [3, 7, 13, 22, 50, 130, 211, 328, 557, 1007, 1904, 3202, 5810, 10730, 19088],
  },
  {
    name: 'deal NQLWQNX in D3',
    position: 'CF1-D3-NQLWQNX',
    counts: [2, 3, 5, 7, 15, 25, 37, 51, 67, 85, 105, 127, 151, 177, 205, 236, 270, 338, 433, 880, 1476, 2627],
  },
  {
    name: 'deal NQLWQNX in D1',
    position: 'CF1-D1-NQLWQNX',
    counts: [2, 3, 5, 10, 12, 14, 17, 20, 22, 25, 41, 84, 173, 358, 717, 1437, 2846, 6326, 15492],
  },
  {
    name: 'deal NQLWQNX in H3',
    position: 'CF1-H3-NQLWQNX',
    counts: [2, 3, 5, 7, 15, 25, 37, 51, 67, 85, 105, 127, 151, 177, 205, 236, 270, 338, 433, 878, 1438, 2449],
  },
  {
    name: 'deal ZZZZZZZ in D3',
    position: 'CF1-D3-ZZZZZZZ',
    counts: [2, 4, 8, 17, 40, 78, 135, 215, 322, 460, 633, 845, 1100, 2146, 2499, 2908, 3393, 4097, 4908, 5834],
  },
  {
    name: 'deal ZZZZZZZ in D1',
    position: 'CF1-D1-ZZZZZZZ',
    counts: [2, 5, 8, 13, 19, 25, 33, 51, 111, 195, 309, 457, 643, 871, 1146, 2174, 2719, 3592, 6222, 8578],
  },
  {
    name: 'deal ZZZZZZZ in H3',
    position: 'CF1-H3-ZZZZZZZ',
    counts: [2, 4, 8, 17, 40, 78, 135, 215, 322, 460, 633, 845, 1100, 2146, 2499, 2908, 3393, 4097, 4908, 5834],
  },
  {
    name: 'one empty column, D3',
    position: {
      mode: 'D3',
      baseCard: '5D',
      columns: ['9S 8H 7C', 'QD JS', 'KS'],
      waste: '4C 6S',
      foundations: { D: 3, S: 1 },
    },
    counts: [9, 56, 395, 2621, 17201],
  },
  {
    name: 'one empty column, H3',
    position: {
      mode: 'H3',
      baseCard: '5D',
      columns: ['9S 8H 7C', 'QD JS', 'KS'],
      waste: '4C 6S',
      foundations: { D: 3, S: 1 },
      score: 20,
    },
    counts: [4, 13, 37, 88, 190, 415, 924, 2083, 4735, 10669],
  },
  {
    name: 'two empty columns, D1',
    position: {
      mode: 'D1',
      baseCard: '2C',
      columns: ['TH 9C', '', 'JC', ''],
      waste: '8D',
      foundations: { C: 4, H: 2 },
    },
    counts: [11, 95, 767, 6099],
  },
  {
    name: 'two empty columns, H3',
    position: {
      mode: 'H3',
      baseCard: '2C',
      columns: ['TH 9C', '', 'JC', ''],
      waste: '8D KS',
      foundations: { C: 4, H: 2 },
      score: 30,
    },
    counts: [4, 16, 56, 154, 447, 1265, 3377, 8648, 21102],
  },
  {
    name: 'three empty columns, D3',
    position: { mode: 'D3', baseCard: 'QS', columns: ['', '', '7H 6S 5D', ''], foundations: { S: 2, D: 1 } },
    counts: [13, 121, 961, 7270],
  },
  {
    name: 'four empty columns, D3',
    position: { mode: 'D3', baseCard: '9H', waste: '3C 3D', foundations: { H: 5, C: 3, S: 1 } },
    counts: [17, 225, 2341, 20226],
  },
  {
    name: 'four empty columns, D1, foundations only to take back from',
    position: { mode: 'D1', baseCard: 'AS', foundations: { S: 12, H: 13, D: 13, C: 13 } },
    counts: [17, 254, 3405],
  },
  {
    name: 'four empty columns, H3',
    position: { mode: 'H3', baseCard: '9H', waste: '3C 3D', foundations: { H: 5, C: 3, S: 1 }, score: 45 },
    counts: [5, 21, 49, 174, 534, 1462, 3870, 9774, 22954],
  },
  {
    name: 'kings on aces, D3',
    position: {
      mode: 'D3',
      baseCard: '4S',
      reserve: '8C 9D KS',
      columns: ['AH', 'KC QD', 'AD', 'AC'],
      waste: 'KH KD',
      foundations: { S: 1 },
    },
    counts: [6, 30, 130, 510, 1850, 6342, 20898],
  },
  {
    name: 'kings on aces, start rank ace, D1',
    position: {
      mode: 'D1',
      baseCard: 'AS',
      reserve: '8C KS',
      columns: ['AH', 'KC QD', 'AD', 'AC'],
      waste: 'KH',
      foundations: { S: 1 },
    },
    counts: [9, 66, 381, 2077, 10936],
  },
  {
    name: 'kings on aces, whole columns only, H3',
    position: {
      mode: 'H3',
      baseCard: '4S',
      reserve: '8C 9D KS',
      columns: ['AH', 'KC QD', 'AD', 'AC'],
      waste: 'KH KD',
      foundations: { S: 1 },
      score: 5,
    },
    counts: [6, 22, 54, 114, 202, 330, 506, 738, 1034, 1402, 1850, 2386, 3018, 3754, 4602, 5571],
  },
  {
    name: 'a card of the rank below the start rank on a start-rank card, D3',
    position: {
      mode: 'D3',
      baseCard: '7H',
      reserve: '2C TS 6D',
      columns: ['7C', '6H 5S', '8D 7S', '6C'],
      foundations: { H: 1 },
    },
    counts: [7, 38, 166, 659, 2509, 9280],
  },
  {
    name: 'a card of the rank below the start rank on a start-rank card, H3',
    position: {
      mode: 'H3',
      baseCard: '7H',
      reserve: '2C TS 6D',
      columns: ['7C', '6H 5S', '8D 7S', '6C'],
      foundations: { H: 1 },
      score: 5,
    },
    counts: [7, 28, 71, 146, 308, 599, 927, 1761, 3562, 6090, 8508, 11809],
  },
  {
    name: 'foundations that can be taken back, the base card too, D3',
    position: {
      mode: 'D3',
      baseCard: 'JD',
      reserve: 'TC 2S',
      columns: ['QS', '4H 3C', '2D', 'QD'],
      foundations: { D: 1, H: 5, S: 1, C: 4 },
    },
    counts: [8, 52, 305, 1741, 9832],
  },
  {
    name: 'the same where nothing can be taken back, H3',
    position: {
      mode: 'H3',
      baseCard: 'JD',
      reserve: 'TC 2S',
      columns: ['QS', '4H 3C', '2D', 'QD'],
      foundations: { D: 1, H: 5, S: 1, C: 4 },
      score: 55,
    },
    counts: [4, 13, 34, 73, 160, 313, 562, 964, 1939, 3682, 7007, 11877],
  },
  {
    name: 'foundations taken back to empty columns, D1',
    position: {
      mode: 'D1',
      baseCard: 'TD',
      columns: ['', 'JC'],
      waste: '2C',
      foundations: { D: 13, H: 13, S: 13, C: 1 },
    },
    counts: [17, 221, 2405],
  },
  {
    name: 'one card of the waste remaining, D3',
    position: {
      mode: 'D3',
      baseCard: '3H',
      columns: ['TH 9S', '2D AS KH', 'QC JH TS', 'AD KC QH'],
      waste: '9H',
      foundations: { H: 6, S: 4, D: 9, C: 9 },
      rest: 'reserve',
      score: 135,
    },
    counts: [6, 29, 138, 657, 3210, 16192],
  },
  {
    name: 'two cards of the waste remaining, D3',
    position: {
      mode: 'D3',
      baseCard: '3H',
      columns: ['TH 9S', '2D AS KH', 'QC JH TS', 'AD KC QH'],
      waste: '8S 9H',
      foundations: { H: 6, S: 4, D: 9, C: 9 },
      rest: 'reserve',
      score: 135,
    },
    counts: [6, 32, 169, 895, 4821],
  },
  {
    name: 'one card of stock and two of waste, H3',
    position: {
      mode: 'H3',
      baseCard: '3H',
      columns: ['TH 9S', '2D AS KH', 'QC JH TS', 'AD KC QH'],
      waste: '8S 9H',
      stock: '7S',
      foundations: { H: 6, S: 4, D: 9, C: 9 },
      rest: 'reserve',
      score: 140,
    },
    counts: [4, 13, 39, 117, 345, 993, 2782, 7579, 20094],
  },
  {
    name: 'nothing left to draw, D1',
    position: {
      mode: 'D1',
      baseCard: '3H',
      columns: ['TH 9S', '2D AS KH', 'QC JH TS', 'AD KC QH'],
      foundations: { H: 6, S: 4, D: 9, C: 9 },
      rest: 'reserve',
      score: 135,
    },
    counts: [3, 10, 35, 130, 518, 2241, 10259],
  },
  {
    name: 'an empty column filled by the last card of the reserve, D3',
    position: {
      mode: 'D3',
      baseCard: '5S',
      reserve: '9H',
      columns: ['8C', 'TC', '4D 3S', 'QD'],
      waste: 'JS 6H',
      foundations: { S: 1 },
    },
    counts: [2, 4, 12, 41, 127, 429, 1394, 4928, 16513],
  },
  {
    name: 'a run of fifteen, round the corner, D3',
    position: {
      mode: 'D3',
      baseCard: '5D',
      columns: ['3S 2H AS KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S', '4H', '', '3D'],
      foundations: { D: 1 },
    },
    counts: [18, 135, 1650, 15570],
  },
  {
    name: 'almost won, D3',
    position: {
      mode: 'D3',
      baseCard: '6C',
      columns: ['5H', '5S 4D', '5D', ''],
      waste: '3D',
      foundations: { C: 13, S: 12, H: 12, D: 10 },
      score: 230,
    },
    counts: [11, 100, 931, 8365],
  },
  {
    name: 'almost won, D1',
    position: {
      mode: 'D1',
      baseCard: '6C',
      columns: ['5H', '5S 4D', '5D', ''],
      waste: '3D',
      foundations: { C: 13, S: 12, H: 12, D: 10 },
      score: 230,
    },
    counts: [11, 100, 931, 8365],
  },
  {
    name: 'almost won, H3',
    position: {
      mode: 'H3',
      baseCard: '6C',
      columns: ['5H', '5S 4D', '5D', ''],
      waste: '3D',
      foundations: { C: 13, S: 12, H: 12, D: 10 },
      score: 235,
    },
    counts: [4, 10, 16, 35, 48, 65, 68, 89, 88, 113, 108, 137, 128, 161, 148, 185, 168, 209, 188, 233, 208, 257],
  },
  {
    name: 'late in the example, D3',
    position:
      'CF1-D3-AAAAACL R2 RF 24x2 D D WF D D D D D WF D D D WF D D D D D D D WF D D D D D D D D D D D D D D D D D WF R3 RF 3F 2F 42x3 R4 R4 R3 RF D D D D D D D D D D D WF D D D W1 41x3 D D D D D D D D D D D WF D D D WF D D D D WF 3F 2F D D D D D D D W4 D D D D D D D W4 24x3 WF D D D D D D D D D D D WF WF D WF WF D D D D D D WF 3F 4F 4F 1F D D D D D D D WF D D D D D D',
    counts: [13, 66, 411, 2372, 14418],
  },
  {
    name: 'late in the example, H3',
    position:
      'CF1-H3-AAAAACL R2 RF 24x2 D D WF D D D D D WF D D D WF D D D D D D D WF D D D D D D D D D D D D D D D D D WF R3 RF 3F 2F 42x3 R4 R4 R3 RF D D D D D D D D D D D WF D D D W1 41x3 D D D D D D D D D D D WF D D D WF D D D D WF 3F 2F D D D D D D D W4 D D D D D D D W4 24x3 WF D D D D D D D D D D D WF WF D WF WF D D D D D D WF 3F 4F 4F 1F D D D D D D D WF D D D D D D',
    counts: [2, 4, 9, 20, 55, 150, 390, 915, 2022, 4303, 9641, 22584],
  },
  {
    name: 'very late in the example, D3',
    position:
      'CF1-D3-AAAAACL R2 RF 24x2 D D WF D D D D D WF D D D WF D D D D D D D WF D D D D D D D D D D D D D D D D D WF R3 RF 3F 2F 42x3 R4 R4 R3 RF D D D D D D D D D D D WF D D D W1 41x3 D D D D D D D D D D D WF D D D WF D D D D WF 3F 2F D D D D D D D W4 D D D D D D D W4 24x3 WF D D D D D D D D D D D WF WF D WF WF D D D D D D WF 3F 4F 4F 1F D D D D D D D WF D D D D D D D WF 4F 1F 1F D D D D WF 2F WF D D D D D WF W2 24 D D D D D WF D WF WF D WF 4F 4F 4F 1F',
    counts: [13, 140, 1330, 12290],
  },
  {
    name: 'deal AAAAACL, two cards drawn, T2',
    position: 'CF1-T2-AAAAACL',
    counts: [3, 9, 24, 59, 149, 433, 1144, 2538, 4492, 7437, 11578],
  },
  {
    name: 'deal AAAAACL, whole columns only, T301',
    position: 'CF1-T301-AAAAACL',
    counts: [3, 10, 32, 101, 301, 806, 1821, 3585, 6257, 11016],
  },
  {
    name: 'deal CANFIEL, last cards only, no taking back, one pass of one card, T112001',
    position: 'CF1-T112001-CANFIEL',
    counts: [3, 7, 14, 30, 62, 86, 114, 146, 182, 223, 310, 678, 1250, 1790, 2694, 4464, 7501, 12395],
  },
  {
    name: 'deal CANFIEL, all by Hoyle but single cards and three passes, T1311011',
    position: 'CF1-T1311011-CANFIEL',
    counts: [3, 7, 14, 30, 62, 86, 114, 146, 182, 223, 310, 688, 1291, 1883, 2860, 4782, 8154, 13748],
  },
  {
    name: 'two empty columns, whole columns only, T301',
    position: {
      mode: 'T301',
      baseCard: '2C',
      columns: ['TH 9C', '', 'JC', ''],
      waste: '8D',
      foundations: { C: 4, H: 2 },
    },
    counts: [9, 63, 400, 2439, 14493],
  },
  {
    name: 'two empty columns, last cards only, T302',
    position: {
      mode: 'T302',
      baseCard: '2C',
      columns: ['TH 9C', '', 'JC', ''],
      waste: '8D',
      foundations: { C: 4, H: 2 },
    },
    counts: [10, 68, 380, 2082, 11378],
  },
  {
    name: 'two empty columns, the waste’s top card only, T3001',
    position: {
      mode: 'T3001',
      baseCard: '2C',
      columns: ['TH 9C', '', 'JC', ''],
      waste: '8D',
      foundations: { C: 4, H: 2 },
    },
    counts: [5, 17, 48, 165, 595, 2015, 6271, 17959],
  },
  {
    name: 'kings on aces, last card or whole column, T303',
    position: {
      mode: 'T303',
      baseCard: '4S',
      reserve: '8C 9D KS',
      columns: ['AH', 'KC QD', 'AD', 'AC'],
      waste: 'KH KD',
      foundations: { S: 1 },
    },
    counts: [6, 28, 110, 396, 1318, 4136, 12430],
  },
  {
    name: 'a run of fifteen, round the corner, last card or whole column, T303',
    position: {
      mode: 'T303',
      baseCard: '5D',
      columns: ['3S 2H AS KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S', '4H', '', '3D'],
      foundations: { D: 1 },
    },
    counts: [5, 26, 137, 770, 4443, 26301],
  },
  {
    name: 'a run of fifteen, round the corner, whole columns only, T301',
    position: {
      mode: 'T301',
      baseCard: '5D',
      columns: ['3S 2H AS KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S', '4H', '', '3D'],
      foundations: { D: 1 },
    },
    counts: [3, 10, 32, 115, 423, 1569, 5679, 20079],
  },
  {
    name: 'a card of the rank below the start rank, where ranks end, T30001',
    position: {
      mode: 'T30001',
      baseCard: '7H',
      reserve: '2C TS 6D',
      columns: ['7C', '6H 5S', '8D 7S', '6C'],
      foundations: { H: 1 },
    },
    counts: [3, 10, 34, 119, 423, 1514, 5415, 19315],
  },
  {
    name: 'taken back, where what lies there pays, T3000001',
    position: {
      mode: 'T3000001',
      baseCard: 'JD',
      reserve: 'TC 2S',
      columns: ['QS', '4H 3C', '2D', 'QD'],
      foundations: { D: 1, H: 5, S: 1, C: 4 },
      score: 55,
    },
    counts: [8, 52, 305, 1741, 9832],
  },
  {
    name: 'the last pass, two cards drawn, T22',
    position: {
      mode: 'T22',
      baseCard: '3H',
      columns: ['TH 9S', '2D AS KH', 'QC JH TS', 'AD KC QH'],
      waste: '8S 9H',
      stock: '7S',
      foundations: { H: 6, S: 4, D: 9, C: 9 },
      rest: 'reserve',
      score: 0,
      turns: 1,
    },
    counts: [6, 32, 171, 922, 5086, 28810],
  },
  {
    name: 'the last pass but one, T32',
    position: {
      mode: 'T32',
      baseCard: '3H',
      columns: ['TH 9S', '2D AS KH', 'QC JH TS', 'AD KC QH'],
      waste: '8S 9H',
      stock: '7S',
      foundations: { H: 6, S: 4, D: 9, C: 9 },
      rest: 'reserve',
      score: 0,
      turns: 0,
    },
    counts: [6, 33, 184, 1043, 6059, 36065],
  },
  {
    name: 'almost won, all switches at once, T1111111',
    position: {
      mode: 'T1111111',
      baseCard: '6C',
      columns: ['5H', '5S 4D', '5D', ''],
      waste: '3D',
      foundations: { C: 13, S: 12, H: 12, D: 10 },
      score: 235,
    },
    counts: [3, 7, 10, 17, 24, 14, 0],
  },
]
