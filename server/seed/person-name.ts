import type { SeededRandom } from './seeded-random.ts';

const first = 'Aung Aye Cho Ei Hla Htet Khin Ko Kyaw Mya Min Moe Nay Nilar Phyo Pyae San Soe Su Thida Than Tin Wai Zaw';
const middle = 'Chan Htut Ko Mar Min Moe Myat Myo Naing Nwe Sandar Sone Thu Wai Win Yan Zin';
const final = 'Aung Hlaing Htun Khaing Latt Lin Lwin Maung Naing Noe Oo Phyo Soe Swe Thant Tun Win Zaw';

/** A name of three parts, as many are in Myanmar. */
export function personName(random: SeededRandom): string {
  return [first, middle, final].map((parts) => random.pick(parts.split(' '))).join(' ');
}
