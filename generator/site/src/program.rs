//! Identifies the program that makes the pages: a different one may write different pages.

use std::fs::File;
use std::io;
use std::path::Path;

use object::LittleEndian;
use object::elf::{ELF_NOTE_GNU, FileHeader64, NT_GNU_BUILD_ID};
use object::read::ReadCache;
use object::read::elf::{FileHeader, ProgramHeader};

use catalogue::fingerprint;

/// Fingerprint of an executable file: of the build id that its linker wrote, as linkers on Linux
/// do, otherwise of every byte. The whole file is about 30 MB, which takes longer to read than
/// rendering many pages.
///
/// # Errors
/// The file cannot be read.
pub fn fingerprint(path: &Path) -> io::Result<u64> {
    match build_id(&ReadCache::new(File::open(path)?)) {
        Some(id) => Ok(fingerprint::of_bytes(&id)),
        None => fingerprint::of_file(path),
    }
}

/// The build id in the notes of an executable; `None` if it has none or the format is unknown.
fn build_id(file: &ReadCache<File>) -> Option<Vec<u8>> {
    let header = FileHeader64::<LittleEndian>::parse(file).ok()?;
    let order = header.endian().ok()?;
    for segment in header.program_headers(order, file).ok()? {
        let Some(mut notes) = segment.notes(order, file).ok()? else {
            continue;
        };
        while let Some(note) = notes.next().ok()? {
            if note.name() == ELF_NOTE_GNU && note.n_type(order) == NT_GNU_BUILD_ID {
                return Some(note.desc().to_vec()).filter(|id| !id.is_empty());
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The beginning of an ELF file: a header, a segment of notes, and the notes.
    fn executable(id: &[u8], rest: &[u8]) -> Vec<u8> {
        const NOTES: u64 = 64 + 56;
        let mut bytes = Vec::new();
        // 64 bits, little-endian, version 1; a program for x86-64.
        bytes.extend(b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0");
        bytes.extend([2, 0, 62, 0, 1, 0, 0, 0]);
        // Entry point 0, the segment table directly after the header, no section table.
        bytes.extend([0, 64, 0].map(u64::to_le_bytes).as_flattened());
        bytes.extend(0_u32.to_le_bytes());
        bytes.extend([64, 56, 1, 0, 0, 0].map(u16::to_le_bytes).as_flattened());
        // One segment: notes, readable, with its offset and size.
        let length = (16 + id.len()) as u64;
        bytes.extend([4, 4].map(u32::to_le_bytes).as_flattened());
        let place = [NOTES, NOTES, NOTES, length, length, 4];
        bytes.extend(place.map(u64::to_le_bytes).as_flattened());
        // One note: length of its name and of its content, type, name, content.
        bytes.extend([4, id.len() as u32, 3].map(u32::to_le_bytes).as_flattened());
        bytes.extend(b"GNU\0");
        bytes.extend(id);
        bytes.extend(rest);
        bytes
    }

    fn of(bytes: &[u8]) -> u64 {
        let file = tempfile::NamedTempFile::new().expect("temp");
        std::fs::write(file.path(), bytes).expect("writes");
        fingerprint(file.path()).expect("reads")
    }

    #[test]
    fn a_build_id_identifies_the_program() {
        let one = executable(b"0123456789abcdef", b"code");
        assert_eq!(of(&one), fingerprint::of_bytes(b"0123456789abcdef"));
        let other = executable(b"0123456789abcdeF", b"code");
        assert_ne!(of(&one), of(&other));
    }

    #[test]
    fn without_a_build_id_every_byte_counts() {
        let broken = {
            let mut bytes = executable(b"0123456789abcdef", b"code");
            bytes.truncate(64 + 56 + 20);
            bytes
        };
        for bytes in [
            executable(b"", b"code"),
            broken,
            b"MZ program".to_vec(),
            vec![],
        ] {
            assert_eq!(of(&bytes), fingerprint::of_bytes(&bytes));
            let more = [&bytes[..], b"."].concat();
            assert_ne!(of(&bytes), of(&more), "{}", String::from_utf8_lossy(&bytes));
        }
    }

    #[test]
    fn a_missing_program_is_an_error() {
        let error = fingerprint(Path::new("no such program")).expect_err("nothing to read");
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
    }
}
