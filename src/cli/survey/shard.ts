import { Failure } from '../command.ts'
import { readNumber } from '../numbers.ts'

/** Which shard to do: number {@link shard}, from 1, of so many. */
export interface ShardNumber {
  readonly shard: number
  readonly shards: number
  /** Whether an array job set the number: others of its jobs may work beside this one. */
  readonly inArray: boolean
}

/**
 * Reads which shard to do: `--shard 2/8`, or the index that an array job sets, with its count from `--shards` or, in a
 * Slurm array, from there too.
 */
export function readShard(
  { shard, shards }: { readonly shard?: unknown; readonly shards?: unknown },
  environment: NodeJS.ProcessEnv,
): ShardNumber {
  const count = shards === undefined ? undefined : readNumber('--shards', shards, 1)
  if (shard !== undefined) return readPair(String(shard), count)
  const { JOB_COMPLETION_INDEX, SLURM_ARRAY_TASK_ID } = environment
  if (JOB_COMPLETION_INDEX !== undefined) {
    if (count === undefined)
      throw new Failure('JOB_COMPLETION_INDEX is set: say of how many shards, as --shards 16.', 2)
    return numbered(readNumber('JOB_COMPLETION_INDEX', JOB_COMPLETION_INDEX, 0) + 1, count, true)
  }
  if (SLURM_ARRAY_TASK_ID !== undefined) return ofSlurm(environment, count)
  if (count !== undefined && count > 1)
    throw new Failure('--shards without an index: give --shard 2/8, or start it as an array job.', 2)
  return { shard: 1, shards: 1, inArray: false }
}

function readPair(pair: string, count: number | undefined): ShardNumber {
  const [, shard, shards] = /^(\d+)\/(\d+)$/.exec(pair) ?? []
  if (shard === undefined || shards === undefined) throw new Failure(`--shard ${pair} is no shard: give it as 2/8.`, 2)
  if (count !== undefined && count !== Number(shards))
    throw new Failure(`--shard ${pair} and --shards ${count} contradict each other.`, 2)
  return numbered(Number(shard), Number(shards), false)
}

/**
 * The tasks of a whole array are the shards in their order, wherever their numbers begin. Of part of an array, when
 * some are done again, the task's number is the shard's.
 */
function ofSlurm(environment: NodeJS.ProcessEnv, shards: number | undefined): ShardNumber {
  const read = (name: string, otherwise: number): number => readNumber(name, environment[name] ?? otherwise, 0)
  const id = read('SLURM_ARRAY_TASK_ID', 0)
  const tasks = read('SLURM_ARRAY_TASK_COUNT', shards ?? 1)
  const first = read('SLURM_ARRAY_TASK_MIN', 0)
  const last = read('SLURM_ARRAY_TASK_MAX', first + tasks - 1)
  const isWhole = last - first + 1 === tasks && tasks === (shards ?? tasks)
  if (!isWhole && shards === undefined)
    throw new Failure('The Slurm array has gaps: say of how many shards it does some, as --shards 16.', 2)
  return numbered(isWhole ? id - first + 1 : id, shards ?? tasks, true)
}

function numbered(shard: number, shards: number, inArray: boolean): ShardNumber {
  if (shard < 1 || shard > shards) throw new Failure(`There is no shard ${shard} of ${shards}.`, 2)
  return { shard, shards, inArray }
}
