//! Several sorted streams as one.

use crate::{Group, PositionKey};

/// Walks through sorted streams of groups at once: each key with what every stream has of it, and
/// the number of the stream. The first error ends the walk.
pub fn merged<E>(
    streams: Vec<impl Iterator<Item = Result<Group, E>>>,
) -> impl Iterator<Item = Result<(PositionKey, Vec<(usize, Group)>), E>> {
    let mut streams: Vec<_> = streams.into_iter().map(Iterator::peekable).collect();
    let mut failed = false;
    std::iter::from_fn(move || {
        if failed {
            return None;
        }
        let mut least: Option<PositionKey> = None;
        for stream in &mut streams {
            match stream.peek() {
                Some(Ok(group)) => least = Some(least.map_or(group.key, |key| key.min(group.key))),
                Some(Err(_)) => {
                    failed = true;
                    return stream.next().and_then(Result::err).map(Err);
                }
                None => {}
            }
        }
        let key = least?;
        let mut parts = Vec::new();
        for (number, stream) in streams.iter_mut().enumerate() {
            if let Some(Ok(group)) = stream.next_if(|item| item.as_ref().is_ok_and(|group| group.key == key))
            {
                parts.push((number, group));
            }
        }
        Some(Ok((key, parts)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Postings;

    fn group(key: u64, game: u32) -> Group {
        Group { key: PositionKey::new(key), postings: Postings::Games(vec![game]) }
    }

    #[test]
    fn keys_come_once_with_the_groups_of_every_stream() {
        let streams: Vec<std::vec::IntoIter<Result<Group, ()>>> = vec![
            vec![Ok(group(1, 1)), Ok(group(5, 2))].into_iter(),
            Vec::new().into_iter(),
            vec![Ok(group(2, 3)), Ok(group(5, 4)), Err(())].into_iter(),
        ];
        let found: Vec<_> = merged(streams).collect();
        let expected = vec![
            Ok((PositionKey::new(1), vec![(0, group(1, 1))])),
            Ok((PositionKey::new(2), vec![(2, group(2, 3))])),
            Ok((PositionKey::new(5), vec![(0, group(5, 2)), (2, group(5, 4))])),
            Err(()),
        ];
        assert_eq!(found, expected);
    }
}
